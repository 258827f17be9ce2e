// Characters of ASCII.
#include <ctype.h>

static int within(int character, int first, int last) {
    return (unsigned)character - (unsigned)first <= (unsigned)(last - first);
}

int isdigit(int character) { return within(character, '0', '9'); }
int islower(int character) { return within(character, 'a', 'z'); }
int isupper(int character) { return within(character, 'A', 'Z'); }
int isalpha(int character) { return islower(character | 32); }
int isalnum(int character) { return isalpha(character) || isdigit(character); }
int isblank(int character) { return character == ' ' || character == '\t'; }
int iscntrl(int character) { return within(character, 0, 31) || character == 127; }
int isgraph(int character) { return within(character, 33, 126); }
int isprint(int character) { return within(character, 32, 126); }
int ispunct(int character) { return isgraph(character) && !isalnum(character); }
int isspace(int character) { return character == ' ' || within(character, 9, 13); }
int isxdigit(int character) { return isdigit(character) || within(character | 32, 'a', 'f'); }
int tolower(int character) { return isupper(character) ? character + 32 : character; }
int toupper(int character) { return islower(character) ? character - 32 : character; }
