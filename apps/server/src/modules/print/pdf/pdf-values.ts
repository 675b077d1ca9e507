import type { PrintValue } from '../html/draw-value.ts';
import type { PrintPictures } from '../print-pictures.ts';
import { sealDrawing, type DrawnSeal } from '../seal-drawing.ts';
import type { PdfElement, PdfNode, PdfRun } from './pdf-node.ts';

export const ink = { text: '#1f1e1b', muted: '#5c5a54', line: '#c9c5bb', shade: '#f5f3ee', seal: '#b3392f' } as const;
export const mainFont = 'TC';

/** What values are drawn with. */
export interface PdfPens {
  readonly pictures: PrintPictures;
  readonly separator: string;
  /** The text in runs of fonts that have its letters. */
  readonly write: (text: string) => string | PdfRun[];
}

const pictureHeight = 110;

export function pdfSeal(seal: DrawnSeal, size = 42): PdfElement {
  return { svg: sealDrawing(seal, { size, font: mainFont }), width: size };
}

/** `null` where there is no such picture: its name stands there then. */
export function pdfPicture(refId: string, { pictures }: PdfPens, width: number): PdfElement | null {
  return Object.hasOwn(pictures, refId) ? { image: refId, fit: [width, pictureHeight] } : null;
}

/** What a model presents in a place so many points wide. */
export function pdfValue(value: PrintValue, pens: PdfPens, width: number): PdfElement {
  switch (value.kind) {
    case 'empty':
      return { text: ' ' };
    case 'text':
      return {
        text: pens.write(value.text),
        ...(value.tone === 'strong' && { bold: true }),
        ...(value.tone === 'muted' && { color: ink.muted }),
      };
    case 'link':
      return { text: pens.write(value.text) };
    case 'file':
      return { text: pens.write(value.name) };
    case 'image':
      return pdfPicture(value.refId, pens, width) ?? { text: pens.write(value.alt) };
    case 'seal':
      return pdfSeal(value);
    case 'list':
      return pdfList(value.items, pens, width);
    case 'table':
      return { stack: value.rows.map((row) => pdfList(row, pens, width)) };
  }
}

/** Words in one line, divided; what is drawn below each other, a seal beside what belongs to it. */
function pdfList(items: readonly PrintValue[], pens: PdfPens, width: number): PdfElement {
  const words = items.map(wordsOf);
  if (words.every((word) => word !== null)) return { text: pens.write(words.join(pens.separator)) };
  const [first, ...others] = items;
  if (first?.kind === 'seal' && others.length > 0) {
    const seal = pdfSeal(first);
    return { columns: [seal, { stack: others.map((item) => pdfValue(item, pens, width - 50)), width: '*' }], columnGap: 8 };
  }
  const stack: PdfNode[] = items.map((item) => pdfValue(item, pens, width));
  return { stack };
}

function wordsOf(value: PrintValue): string | null {
  if (value.kind === 'text' || value.kind === 'link') return value.text;
  return value.kind === 'file' ? value.name : value.kind === 'empty' ? '' : null;
}
