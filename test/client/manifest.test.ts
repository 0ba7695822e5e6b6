/** What a device is told that installs the client. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRoute } from '../../client/routing/route.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly icons: readonly Icon[];
  readonly screenshots: readonly (Icon & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

/** Fetched only by a device that is about to install. */
const PICTURE_BYTES = 120_000;
const FOLDER = new URL('../../client/public/', import.meta.url);
const manifest = JSON.parse(
  readFileSync(new URL('manifest.webmanifest', FOLDER), 'utf8'),
) as Manifest;

test('every icon that the manifest names is there', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of icons) expect(existsSync(new URL(`.${src}`, FOLDER)), src).toBe(true);
});

test('devices that take no SVG, and those that cut icons to a shape, find one each', () => {
  const pixels = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pixels.map(({ sizes, purpose }) => `${purpose ?? 'any'} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
});

test('each shortcut leads to a match without a network', () => {
  for (const { url } of manifest.shortcuts)
    expect(parseRoute(new URL(url, 'https://tigers.example')).page).toBe('local');
});

test('a phone and a desk find a picture each, as large as it says and quickly there', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of manifest.screenshots) {
    const picture = readFileSync(new URL(`.${src}`, FOLDER));
    expect(sizeOfJpeg(picture), src).toBe(sizes);
    expect(picture.length, src).toBeLessThan(PICTURE_BYTES);
  }
});

/** As its frame header says (ITU-T T.81, B.2.2): marker, length, precision, height, width. */
function sizeOfJpeg(picture: Buffer): string {
  for (let at = 2; at + 9 < picture.length; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
  }
  throw new Error('no frame header: is it a JPEG?');
}
