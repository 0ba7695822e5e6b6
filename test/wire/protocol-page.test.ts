/** The protocol’s page says what the code does: names, sentences, figures, and its example as it runs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchEventKind } from '../../shared/match/event.ts';
import { CLIENT_MESSAGES, type WireCommand } from '../../shared/wire/client-message.ts';
import { EMOTES, PHRASES } from '../../shared/wire/phrases.ts';
import { MESSAGE_BYTES, NAME_LENGTH, PROTOCOL, TEXT_LENGTH } from '../../shared/wire/protocol.ts';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';
import { RULESET_NAMES } from '../../shared/rules/ruleset.ts';
import { SAYINGS } from '../../server/gateway/voice.ts';
import { SPECTATOR_DELAY_BOUNDS_MS } from '../../shared/match/setup.ts';
import { LiveServer } from '../support/live-server.ts';
import type { SocketClient } from '../support/socket-client.ts';

const PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

/** The page's text under a heading, up to the next of its rank. */
function sectionOf(heading: string): string {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

/** What stands in backticks in the first cells of a section's tables. */
function firstCellsOf(section: string): string[] {
  return [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('every refusal is on the page with its sentence, and no other', () => {
  const rows = [...sectionOf('Refusals').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)];
  const listed = Object.fromEntries(rows.map(([, code = '', sentence = '']) => [code, sentence]));

  expect(listed).toEqual(REFUSAL_SENTENCES);
  expect(Object.keys(listed).sort()).toEqual([...new Set(ALL_REFUSALS)].sort());
});

test('every message one can send is on the page, and no other', () => {
  const names = [...sectionOf('Messages you send').matchAll(/^### `([\w-]+)`/gm)];

  expect(names.map(([, name]) => name)).toEqual(Object.keys(CLIENT_MESSAGES));
});

test('every command is on the page with its fields, and no other', () => {
  const fields = {
    ply: { board: 'left', ply: 0, action: 'c3' },
    resign: {},
    'offer-draw': { object: 'match' },
    'accept-draw': { offer: 1 },
    'decline-draw': { offer: 1 },
    'offer-takeback': {},
    'accept-takeback': { offer: 1 },
    'decline-takeback': { offer: 1 },
    cancel: {},
    'offer-rematch': {},
    'decline-rematch': {},
  } satisfies Record<WireCommand['kind'], object>;

  expect(firstCellsOf(sectionOf('Commands'))).toEqual(['kind', ...Object.keys(fields)]);
  for (const [kind, rest] of Object.entries(fields)) {
    const message = { match: 'abcdef', id: '1', command: { kind, ...rest } };
    expect(CLIENT_MESSAGES.command(message).ok, kind).toBe(true);
    for (const field of Object.keys(rest))
      expect(sectionOf('Commands')).toMatch(new RegExp(`${kind}.*\`${field}\``));
  }
});

test('every event is on the page, and no other', () => {
  const kinds = {
    created: true,
    joined: true,
    'clock-started': true,
    ply: true,
    'hint-given': true,
    'draw-offered': true,
    'draw-declined': true,
    'draw-agreed': true,
    'takeback-offered': true,
    'takeback-declined': true,
    'taken-back': true,
    resigned: true,
    flag: true,
    'clock-shifted': true,
    cancelled: true,
    'rematch-offered': true,
    'rematch-declined': true,
    'rematch-agreed': true,
  } satisfies Record<MatchEventKind, true>;

  expect(firstCellsOf(sectionOf('Events'))).toEqual(['kind', ...Object.keys(kinds)]);
});

test('every phrase and every emote is on the page', () => {
  const section = sectionOf('Messages you send');
  for (const name of [...PHRASES, ...EMOTES]) expect(section).toContain(`\`"${name}"\``);
});

test('the figures of the page are those of the code', () => {
  expect(PAGE).toContain(`Protocol version: **${PROTOCOL}**`);
  expect(PAGE).toContain(`${MESSAGE_BYTES} bytes at most`);
  expect(PAGE).toContain(`${NAME_LENGTH} characters at most`);
  expect(PAGE).toContain(`${SPECTATOR_DELAY_BOUNDS_MS.min}–${SPECTATOR_DELAY_BOUNDS_MS.max}`);
  expect(PAGE).toContain(`1–${TEXT_LENGTH} characters`);
  expect(PAGE).toContain(`says ${SAYINGS.count} things at once`);
  for (const name of RULESET_NAMES) expect(sectionOf('The game')).toContain(`\`${name}\``);
});

/** A line of the example: who, which way, what, and the JSON of it. */
interface Line {
  readonly who: string;
  readonly arrow: string;
  readonly what: string;
  readonly json: string;
}

function exampleLines(): Line[] {
  const lines = sectionOf('A complete exchange').matchAll(
    /^(?:(\w+) )?([→←]) (.*?)(?:\s+(\{.*\}))?$/gm,
  );
  return [...lines].map(([, who = '', arrow = '', what = '', json = '']) => ({
    who,
    arrow,
    what,
    json,
  }));
}

/** What differs from one run to the next, made equal: secrets and ids by order, and times. */
class Leveller {
  readonly #names = new Map<string, string>();

  /** JSON in which everything of a run's own has a common name. */
  level(json: string): unknown {
    const named = json.replaceAll(/"(id|match|token|invite)":"([\w-]{12,})"/g, (_, key, own) => {
      return `"${String(key)}":"${this.#nameOf(String(own))}"`;
    });
    const timed = named
      .replaceAll(/"(now|deadline|leftMs)":\d+/g, '"$1":0')
      .replaceAll(/"(\w+At)":"[^"]+"/g, '"$1":""');
    return JSON.parse(timed);
  }

  /** Text of the page with this run's own ids and secrets. */
  translate(text: string, page: Leveller): string {
    return [...page.#names].reduce(
      (translated, [own, name]) => translated.replaceAll(own, this.#ownOf(name)),
      text,
    );
  }

  #nameOf(own: string): string {
    const name = this.#names.get(own) ?? `#${this.#names.size}`;
    this.#names.set(own, name);
    return name;
  }

  #ownOf(name: string): string {
    return [...this.#names].find(([, known]) => known === name)?.[0] ?? name;
  }
}

/** Runs the example line by line, and gives each line that came back beside the page's. */
class Rerun {
  readonly #server: LiveServer;
  readonly #page = new Leveller();
  readonly #run = new Leveller();
  readonly #clients = new Map<string, SocketClient>();
  readonly #heard = new Map<string, number>();
  #answer: unknown = null;

  constructor(server: LiveServer) {
    this.#server = server;
  }

  async follow({ who, arrow, what, json }: Line): Promise<void> {
    if (arrow === '→') this.#answer = await this.#send(who, what, json);
    else {
      const came = /^(ack|\d+)/.test(what) ? this.#answer : await this.#next(who, what);
      const expected = this.#page.level(json);
      expect(this.#run.level(JSON.stringify(came)), `${who} ${what} ${json}`).toEqual(expected);
    }
  }

  async #send(who: string, what: string, json: string): Promise<unknown> {
    const own = (text: string): string => this.#run.translate(text, this.#page);
    const payload: unknown = json === '' ? undefined : JSON.parse(own(json));
    const [method, path = ''] = what.split(/\s+/);
    if (method === 'GET') return (await this.#server.fetch(own(path))).body;
    if (method === 'POST') return (await this.#server.post(own(path), payload)).body;
    const client = this.#clients.get(who) ?? (await this.#server.connect());
    this.#clients.set(who, client);
    return client.ask(what, payload);
  }

  /** What that client was told next under that name. */
  async #next(who: string, name: string): Promise<unknown> {
    const client = this.#clients.get(who);
    const key = `${who} ${name}`;
    const index = this.#heard.get(key) ?? 0;
    this.#heard.set(key, index + 1);
    return client?.nth(name, index);
  }
}

test('the example of the page runs as it is written', async () => {
  const lines = exampleLines();
  const rerun = new Rerun(await LiveServer.start());

  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) await rerun.follow(line);
});
