import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** Minimal valid files. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const text = Buffer.from('第一行\n第二行\n');
export const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), Buffer.from('This program cannot be run in DOS mode')]);
export const script = Buffer.from('#!/bin/sh\nrm -rf /\n');

export const picture = (format: 'png' | 'jpeg' | 'gif' | 'tiff' | 'webp' = 'png', width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    [format]()
    .toBuffer();

/** A photograph with metadata on location, device and a rotated orientation. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export async function zip(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const file = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(entries)) file.addBuffer(bytes, name);
  file.end();
  return buffer(file.outputStream as unknown as Readable);
}

export const officeParts = (folder: string): Readonly<Record<string, Buffer>> => ({
  '[Content_Types].xml': Buffer.from('<?xml version="1.0"?><Types/>'),
  [`${folder}/document.xml`]: Buffer.from('<?xml version="1.0"?><w/>'),
});

export const svg = (inside: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`);

/** An SVG of 2 kB that expands to hundreds of millions of squares; different seeds give different files. */
export function nestedDrawing(seed = 0, depth = 14): Buffer {
  const levels = Array.from({ length: depth }, (_, level) => {
    const uses = Array.from({ length: 4 }, (_each, index) => `<use href="#l${level}" x="${index}"/>`).join('');
    return `<g id="l${level + 1}">${uses}</g>`;
  });
  return svg(`<defs><g id="l0"><rect width="${seed + 1}" height="1"/></g>${levels.join('')}</defs><use href="#l${depth}"/>`);
}

/** A zip file whose directory claims an extreme compression ratio. */
export async function bomb(): Promise<Buffer> {
  const packed = await zip({ ...officeParts('word'), 'word/zeros.bin': Buffer.alloc(1_000) });
  const claimed = Buffer.from(packed);
  const directory = claimed.indexOf(Buffer.from('504b0102', 'hex'));
  // The third entry is that of the zeros.
  const second = claimed.indexOf(Buffer.from('504b0102', 'hex'), directory + 4);
  const third = claimed.indexOf(Buffer.from('504b0102', 'hex'), second + 4);
  claimed.writeUInt32LE(3_000_000_000, third + 24);
  return claimed;
}
