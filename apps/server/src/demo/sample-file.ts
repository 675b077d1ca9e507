import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SampleFile } from '@inkstone/demo';
import { createId } from '@inkstone/schema';
import sharp from 'sharp';
import { writeWorkbook } from '../platform/xlsx/write-workbook.ts';
import { scannedPdf } from './scanned-pdf.ts';

type FileOf<K extends SampleFile['kind']> = Extract<SampleFile, { kind: K }>;
type Generators = { [K in SampleFile['kind']]: (file: FileOf<K>) => Promise<Buffer> };

const fontFile = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'));
const amount = (value: number): string => value.toLocaleString('en-US');

/**
 * Generates small real files: a scanned quotation as PDF, a workbook, a photographed receipt, a drawing. Pictures and scans are
 * deterministic.
 */
const generators: Generators = {
  async quotation({ vendor, lines }) {
    const total = lines.reduce((sum, [, price]) => sum + price, 0);
    const rows = lines.map(([name, price], index) => `${index + 1}.  ${name}    NT$ ${amount(price)}`);
    const text = [
      `<span size="x-large">${vendor}</span>`,
      '',
      '<b>報價單</b>',
      '',
      ...rows,
      '',
      `合計（未稅）    NT$ ${amount(total)}`,
      '',
      '報價有效期限：30 天',
      '付款條件：月結 30 天',
    ];
    const page = await renderSheet(text, { width: 827, height: 1169, size: 20 });
    return scannedPdf(await sharp(page).jpeg({ quality: 60 }).toBuffer(), { width: 827, height: 1169 });
  },
  async table({ rows }) {
    const path = join(tmpdir(), `${createId()}.xlsx`);
    const [head = [], ...body] = rows;
    const cells = body.map((row) => row.map((value) => (typeof value === 'number' ? { number: value, format: '#,##0' } : value)));
    try {
      await writeWorkbook(path, {
        name: '明細',
        columns: head.map(() => ({ width: 18 })),
        head: [head.map(String)],
        rows: (async function* () {
          yield await Promise.resolve(cells);
        })(),
      });
      return await readFile(path);
    } finally {
      await rm(path, { force: true });
    }
  },
  async receipt({ shop, amount: paid }) {
    const text = [
      `<span size="large">${shop}</span>`,
      '電子發票證明聯',
      '',
      `總計  NT$ ${amount(paid)}`,
      `未稅  NT$ ${amount(Math.round(paid / 1.05))}`,
      '',
      '感謝您的惠顧',
    ];
    const slip = await renderSheet(text, { width: 300, height: 420, size: 17 });
    return sharp({ create: { width: 480, height: 600, channels: 3, background: '#8d8378' } })
      .composite([{ input: await sharp(slip).rotate(-3, { background: '#8d8378' }).png().toBuffer(), gravity: 'centre' }])
      .jpeg({ quality: 70 })
      .toBuffer();
  },
  async sketch({ title, seed }) {
    const hue = (seed * 67) % 360;
    const bars = [0.45, 0.7, 0.55, 0.9].map((part, index) => {
      const height = Math.round(150 * part);
      return `<rect x="${70 + index * 90}" y="${230 - height}" width="54" height="${height}" rx="6" fill="hsl(${hue},35%,${40 + index * 8}%)"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><rect width="480" height="300" fill="#f6f4ef"/>${bars.join('')}<line x1="50" y1="231" x2="430" y2="231" stroke="#555" stroke-width="2"/></svg>`;
    return sharp(Buffer.from(svg))
      .composite([{ input: await renderText([title], 20), left: 24, top: 256 }])
      .png()
      .toBuffer();
  },
};

export function makeFile(file: SampleFile): Promise<Buffer> {
  return (generators[file.kind] as (file: SampleFile) => Promise<Buffer>)(file);
}

/** Draws a signature as PNG; the strokes are derived from the account. */
export async function makeSignature(account: string): Promise<Buffer> {
  let state = Buffer.from(account).reduce((sum, byte) => sum * 31 + byte, 7) >>> 0;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 32) * most);
  };
  const strokes = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [20 + index * 40 + next(14), 40 + next(50)];
    return `M${x} ${y} c${next(30)} ${-20 - next(20)} ${20 + next(20)} ${40 + next(20)} ${30 + next(24)} ${next(40) - 10} s${next(20)} ${next(40) - 20} ${18 + next(14)} ${next(30) - 15}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><path d="${strokes.join(' ')}" fill="none" stroke="#1c2733" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Renders lines of text on a white sheet, as PNG. */
async function renderSheet(
  lines: readonly string[],
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fdfdfb' } })
    .composite([{ input: await renderText(lines, size), left: Math.round(width / 12), top: Math.round(height / 14) }])
    .png()
    .toBuffer();
}

function renderText(lines: readonly string[], size: number): Promise<Buffer> {
  const text = `<span foreground="#222222">${lines.join('\n')}</span>`;
  return sharp({ text: { text, font: `Noto Sans TC ${size}px`, fontfile: fontFile, rgba: true, dpi: 72, spacing: Math.round(size / 2) } })
    .png()
    .toBuffer();
}
