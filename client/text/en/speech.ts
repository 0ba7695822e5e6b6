/** English for what is read out when something happens on a board. */

export const speech = {
  board: (label: string, said: string) => `${label}: ${said}`,
  placed: (to: string) => `goat placed on ${to}`,
  stepped: (piece: 'tiger' | 'goat', from: string, to: string) => `${piece} ${from} to ${to}`,
  capturedOver: (from: string, over: string, to: string) =>
    `tiger ${from} takes the goat on ${over}, lands on ${to}`,
  passed: 'goats pass',
  tigersOn: (points: string) => `tigers on ${points}`,
  goatsOn: (points: string) => `goats on ${points}`,
  noGoats: 'no goats on the board',
};
