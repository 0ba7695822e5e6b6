/** Frames that no client sends, made by a grammar: from bytes that are no frame to commands that are almost right. */
import type { Chance } from './chance.ts';

/** A frame of a WebSocket, or bytes in the place of one. */
export type StrangeFrame =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'frame';
      readonly opcode: number;
      readonly payload: Buffer;
      readonly isFinal: boolean;
    }
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

const NAMES = [
  ...[
    'hello',
    'enter',
    'leave',
    'command',
    'ready',
    'hint',
    'seek',
    'answer-seek',
    'unseek',
    'say',
  ],
  ...['allow-text', 'time', 'error', 'connect', 'disconnect', 'disconnecting', 'newListener'],
  ...['__proto__', 'constructor', 'toString', '', 'événement', '\ud800'],
];
const KEYS = [
  ...['match', 'id', 'command', 'kind', 'board', 'ply', 'action', 'token', 'have', 'protocol'],
  ...['__proto__', 'constructor', 'prototype', 'toJSON', 'then', 'length', ''],
];
const ATOMS = [
  ...['null', 'true', '0', '-0', '-1', '1e308', '1e999', '9007199254740993', '0.1', '""'],
  ...['"\\ud800"', '"\\u0000"', '"ply"', '"left"', '"c3"', '"a1-b2"', '"__proto__"', '[]', '{}'],
];
/** Engine.IO's and Socket.IO's packets, and what is none. */
const HEADERS = [
  ...[
    '0',
    '1',
    '2',
    '2probe',
    '3',
    '4',
    '5',
    '6',
    '7',
    'b',
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
  ],
  ...['42/other,', '451-', '461-', '4299999999999999999999', '42-1', '4️⃣', '40{"sid":1}', ''],
];
const DEEPEST = 3000;
const LARGEST = 20_000;

/** `match`: the id of one that there is. */
export function strangeFrame(chance: Chance, match: string): StrangeFrame {
  const share = chance.next();
  if (share < 0.8) return { kind: 'text', text: almostMessage(chance, match) };
  if (share < 0.9) return { kind: 'text', text: chance.of(HEADERS) + strangeText(chance) };
  if (share < 0.97) return strangeOpcode(chance);
  return { kind: 'bytes', bytes: noise(chance, chance.between(1, 40)) };
}

/** An event by its form, whose name or payload is not what it should be. */
function almostMessage(chance: Chance, match: string): string {
  const id = chance.next() < 0.5 ? '' : String(chance.between(0, 99));
  const name = JSON.stringify(chance.of(NAMES));
  const payloads = Array.from({ length: chance.between(0, 3) }, () => value(chance, match, 4));
  return `42${id}[${[name, ...payloads].join(',')}]`;
}

function strangeText(chance: Chance): string {
  switch (chance.between(0, 4)) {
    case 0:
      return '['.repeat(chance.between(1, DEEPEST));
    case 1:
      return `["command",${'{"a":'.repeat(DEEPEST)}1${'}'.repeat(DEEPEST)}]`;
    case 2:
      return `["say","${'x'.repeat(chance.between(1, LARGEST))}"]`;
    case 3:
      return `["command",{"_placeholder":true,"num":${chance.between(-1, 9)}}]`;
    default:
      return value(chance, '', 3).slice(0, chance.between(0, 30));
  }
}

/** JSON that a parser takes, of any shape. */
function value(chance: Chance, match: string, depth: number): string {
  const share = chance.next();
  if (depth === 0 || share < 0.3) return chance.of([...ATOMS, JSON.stringify(match)]);
  if (share < 0.4) return `[${listOf(chance, () => value(chance, match, depth - 1))}]`;
  return `{${listOf(chance, () => `${JSON.stringify(chance.of(KEYS))}:${value(chance, match, depth - 1)}`)}}`;
}

function listOf(chance: Chance, make: () => string): string {
  return Array.from({ length: chance.between(0, 5) }, make).join(',');
}

/** Binary, fragments that never end, control frames, and codes that mean nothing. */
function strangeOpcode(chance: Chance): StrangeFrame {
  const payload = noise(chance, chance.between(0, 130));
  return { kind: 'frame', opcode: chance.between(0, 15), payload, isFinal: chance.next() < 0.7 };
}

function noise(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.between(0, 255)));
}
