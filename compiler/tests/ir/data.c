// Data: addresses and numbers added, differences, unions, gaps, parts that are zero, strings.
struct node { struct node *next; short key; double weight; };
extern struct node tail;
int function(int);

struct node head = {&tail, 7, -1.5};
union { double wide; int narrow; } both = {.narrow = 3};
int *middle = &((int *)&head)[1];
long address = (long)&head + 8;
unsigned char large[300] = {[200] = 1};
float tenth = 0.1f, infinite = __builtin_inff(), none = __builtin_nanf("");
int (*functions[3])(int) = {function, 0, function};
const char text[] = "a\0b\xff";
static int unseen;
int *seen(void) { return &unseen; }
char *hardware = (char *)0x8000;
struct { char a; int b : 5; int c : 20; struct node *n; } mixed = {1, -2, 3, &head};
int before_after[2] = {1};
int *negative = before_after - 2;
int spread(int index) {
    static void *const table[] = {&&a, &&b};
    static const int offsets[] = {&&a - &&a, &&b - &&a};
    goto *(index < 2 ? table[index] : &&a + offsets[1]);
a: return 1;
b: return 2;
}
int *volatile port;
void touch(void) { port = (int *)0x1234; *(volatile char *)0x9000 = *(volatile short *)0x9002; }
_Bool same(void) { return (long)&head + 8 == address; }
