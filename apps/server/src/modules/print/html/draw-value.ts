import type { PrintDocument } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { PrintPictures } from '../print-pictures.ts';
import { printText } from '../print.locale.ts';
import { sealDrawing, type DrawnSeal } from '../seal-drawing.ts';
import { markup, Markup } from './markup.ts';

export type PrintValue = Extract<PrintDocument['blocks'][number], { kind: 'row' }>['cells'][number]['value'];

export interface Drawing {
  readonly locale: Locale;
  readonly pictures: PrintPictures;
}

export function drawSeal(seal: DrawnSeal, size = 44): Markup {
  return new Markup(sealDrawing(seal, { size, font: 'serif' }));
}

/** What a model presents, as markup. Nothing leads away from it: links and files are their names. */
export function drawValue(value: PrintValue, drawing: Drawing): Markup {
  switch (value.kind) {
    case 'empty':
      return markup``;
    case 'text':
      return drawText(value.text, value.tone);
    case 'link':
      return drawText(value.text);
    case 'file':
      return drawText(value.name);
    case 'image':
      return drawPicture(value.refId, value.alt, drawing);
    case 'seal':
      return drawSeal(value);
    case 'list':
      return drawList(value.items, drawing);
    case 'table':
      return drawList(value.rows.flat(), drawing);
  }
}

function drawText(text: string, tone: 'normal' | 'muted' | 'strong' = 'normal'): Markup {
  return markup`<span class="${tone}">${text}</span>`;
}

export function drawPicture(refId: string, alt: string, { pictures }: Drawing): Markup {
  const picture = Object.hasOwn(pictures, refId) ? pictures[refId]! : null;
  return picture === null ? drawText(alt) : markup`<img src="${picture}" alt="${alt}">`;
}

/** Words in one line, divided; what is drawn or has parts of its own, side by side. */
function drawList(items: readonly PrintValue[], drawing: Drawing): Markup {
  const isWords = items.every(({ kind }) => kind === 'text' || kind === 'link' || kind === 'file');
  const drawn = items.map((item) => drawValue(item, drawing));
  if (!isWords) return markup`<div class="list">${drawn}</div>`;
  const separator = printText.separator[drawing.locale];
  return markup`${drawn.flatMap((item, index) => (index === 0 ? [item] : [markup`${separator}`, item]))}`;
}
