// A graph of 32 nodes for breadth-first search, with edges in one direction.
//
// graph_nodes     a record for each node: in the frontier, in the next frontier,
//                 visited, where its edges begin. Behind the last one stands
//                 another, for the end of the edges.
// The edges of a node are the records that they lead to. Each node has some. Node 0 is where
// the search begins; it does not come to all nodes.

.perm rw
.global
graph_nodes:
g0:     .word   1 0 1 edges0
g1:     .word   0 0 0 edges1
g2:     .word   0 0 0 edges2
g3:     .word   0 0 0 edges3
g4:     .word   0 0 0 edges4
g5:     .word   0 0 0 edges5
g6:     .word   0 0 0 edges6
g7:     .word   0 0 0 edges7
g8:     .word   0 0 0 edges8
g9:     .word   0 0 0 edges9
g10:    .word   0 0 0 edges10
g11:    .word   0 0 0 edges11
g12:    .word   0 0 0 edges12
g13:    .word   0 0 0 edges13
g14:    .word   0 0 0 edges14
g15:    .word   0 0 0 edges15
g16:    .word   0 0 0 edges16
g17:    .word   0 0 0 edges17
g18:    .word   0 0 0 edges18
g19:    .word   0 0 0 edges19
g20:    .word   0 0 0 edges20
g21:    .word   0 0 0 edges21
g22:    .word   0 0 0 edges22
g23:    .word   0 0 0 edges23
g24:    .word   0 0 0 edges24
g25:    .word   0 0 0 edges25
g26:    .word   0 0 0 edges26
g27:    .word   0 0 0 edges27
g28:    .word   0 0 0 edges28
g29:    .word   0 0 0 edges29
g30:    .word   0 0 0 edges30
g31:    .word   0 0 0 edges31
        .word   0 0 0 edges_end

edges0: .word   g5 g7 g31 g14
edges1: .word   g5 g18
edges2: .word   g14 g22
edges3: .word   g11
edges4: .word   g5 g24 g1 g6 g16
edges5: .word   g17 g4 g2
edges6: .word   g31 g14 g13 g30 g19
edges7: .word   g30 g23
edges8: .word   g24 g20 g19
edges9: .word   g25 g29 g27
edges10: .word  g16
edges11: .word  g24 g30
edges12: .word  g8
edges13: .word  g28
edges14: .word  g28
edges15: .word  g26
edges16: .word  g9 g27
edges17: .word  g13 g20 g30
edges18: .word  g6 g2 g27
edges19: .word  g7 g12
edges20: .word  g17 g6 g30 g9 g29
edges21: .word  g11
edges22: .word  g3
edges23: .word  g4 g25
edges24: .word  g8 g13
edges25: .word  g28 g22
edges26: .word  g15
edges27: .word  g30
edges28: .word  g7
edges29: .word  g18
edges30: .word  g5 g24 g10 g2 g23
edges31: .word  g12 g21 g24 g25 g3
edges_end:
