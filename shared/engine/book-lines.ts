/** The lines of the opening book, written by `tigers book`; docs/engine.md says how. */

/** Position, best action, estimate for the side to act in hundredths of a goat. */
export const BOOK_LINES = `
T3T/5/5/5/T3T t 20 0 a1-b1 8
1T2T/5/5/5/TG2T t 19 0 a1xc1 109
1T2T/5/5/5/T1G1T t 19 0 a1-b1 18
1T2T/5/5/5/T2GT t 19 0 e1xc1 109
1T2T/5/5/G4/T3T t 19 0 a1xa3 109
1T2T/5/5/1G3/T3T t 19 0 b5-a5 109
1T2T/5/5/2G2/T3T t 19 0 a1-b1 112
1T2T/5/5/3G1/T3T t 19 0 e1xc3 108
1T2T/5/5/4G/T3T t 19 0 e1xe3 109
1T2T/5/G4/5/T3T t 19 0 a1-a2 22
1T2T/5/1G3/5/T3T t 19 0 a1-a2 112
1T2T/5/2G2/5/T3T t 19 0 b5-a5 121
1T2T/5/3G1/5/T3T t 19 0 e1-e2 113
1T2T/5/4G/5/T3T t 19 0 a1-b1 8
1G2T/T4/5/5/T3T t 19 0 e1-d1 25
1T2T/1G3/5/5/T3T t 19 0 b5xb3 109
1T2T/2G2/5/5/T3T t 19 0 b5-c5 110
1T2T/3G1/5/5/T3T t 19 0 b5-a5 109
1T2T/4G/5/5/T3T t 19 0 e5xe3 109
G3T/T4/5/5/T3T t 19 0 e1-d1 15
1TG1T/5/5/5/T3T t 19 0 b5xd5 109
1T1GT/5/5/5/T3T t 19 0 e5xc5 106
1T2T/5/5/5/T3T g 20 0 e3 -8
4T/1T3/5/5/T3T g 20 0 c1 -8
T2GT/5/5/5/T3T t 19 0 e5xc5 109
T1G1T/5/5/5/T3T t 19 0 a1-b1 15
T3T/1G3/5/5/T3T t 19 0 a5xc3 107
T3T/2G2/5/5/T3T t 19 0 a5-b5 110
T3T/5/2G2/5/T3T t 19 0 a1-b2 121
T3T/5/5/5/T3T g 20 0 c1 -7
1T2T/5/5/5/T1G1T g 19 0 e3 -23
1T2T/5/4G/5/T3T g 19 0 e4 -23
4T/1T3/4G/5/T3T g 19 0 c1 -20
1TG1T/5/5/5/T3T g 19 0 d5 -23
1T2T/5/G4/5/T3T g 19 0 e3 -23
2G1T/1T3/5/5/T3T g 19 0 a3 -23
`;
