import type { PrintValue } from '../html/render-value.ts';
import type { PrintPictures } from '../print-pictures.ts';
import { sealSvg, type SealPicture } from '../seal-svg.ts';
import type { PdfElement, PdfNode, PdfRun } from './pdf-node.ts';

export const ink = { text: '#1f1e1b', muted: '#5c5a54', line: '#c9c5bb', shade: '#f5f3ee', seal: '#b3392f' } as const;
export const mainFont = 'TC';

/** What rendering values needs. */
export interface PdfResources {
  readonly pictures: PrintPictures;
  readonly separator: string;
  /** Splits a text into runs of fonts that cover its characters. */
  readonly write: (text: string) => string | PdfRun[];
}

const pictureHeight = 110;

export function pdfSeal(seal: SealPicture, size = 42): PdfElement {
  return { svg: sealSvg(seal, { size, font: mainFont }), width: size };
}

/** Returns `null` when there is no such picture; callers then print its name. */
export function pdfPicture(refId: string, { pictures }: PdfResources, width: number): PdfElement | null {
  return Object.hasOwn(pictures, refId) ? { image: refId, fit: [width, pictureHeight] } : null;
}

/** Renders the presentation of a control at a width in points. */
export function pdfValue(value: PrintValue, resources: PdfResources, width: number): PdfElement {
  switch (value.kind) {
    case 'empty':
      return { text: ' ' };
    case 'text':
      return {
        text: resources.write(value.text),
        ...(value.tone === 'strong' && { bold: true }),
        ...(value.tone === 'muted' && { color: ink.muted }),
      };
    case 'link':
      return { text: resources.write(value.text) };
    case 'file':
      return { text: resources.write(value.name) };
    case 'image':
      return pdfPicture(value.refId, resources, width) ?? { text: resources.write(value.alt) };
    case 'seal':
      return pdfSeal(value);
    case 'list':
      return pdfList(value.items, resources, width);
    case 'table':
      return { stack: value.rows.map((row) => pdfList(row, resources, width)) };
  }
}

/** Texts are joined in one line; other items are stacked, with a seal beside its items. */
function pdfList(items: readonly PrintValue[], resources: PdfResources, width: number): PdfElement {
  const words = items.map(wordsOf);
  if (words.every((word) => word !== null)) return { text: resources.write(words.join(resources.separator)) };
  const [first, ...others] = items;
  if (first?.kind === 'seal' && others.length > 0) {
    const seal = pdfSeal(first);
    return { columns: [seal, { stack: others.map((item) => pdfValue(item, resources, width - 50)), width: '*' }], columnGap: 8 };
  }
  const stack: PdfNode[] = items.map((item) => pdfValue(item, resources, width));
  return { stack };
}

function wordsOf(value: PrintValue): string | null {
  if (value.kind === 'text' || value.kind === 'link') return value.text;
  return value.kind === 'file' ? value.name : value.kind === 'empty' ? '' : null;
}
