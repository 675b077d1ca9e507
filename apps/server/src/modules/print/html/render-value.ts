import type { PrintDocument } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { PrintPictures } from '../print-pictures.ts';
import { printText } from '../print.locale.ts';
import { sealSvg, type SealPicture } from '../seal-svg.ts';
import { markup, Markup } from './markup.ts';

export type PrintValue = Extract<PrintDocument['blocks'][number], { kind: 'row' }>['cells'][number]['value'];

export interface RenderContext {
  readonly locale: Locale;
  readonly pictures: PrintPictures;
}

export function renderSeal(seal: SealPicture, size = 44): Markup {
  return new Markup(sealSvg(seal, { size, font: 'serif' }));
}

/** Renders the presentation of a control as markup. Links and files are rendered as their names, without a target. */
export function renderValue(value: PrintValue, context: RenderContext): Markup {
  switch (value.kind) {
    case 'empty':
      return markup``;
    case 'text':
      return renderText(value.text, value.tone);
    case 'link':
      return renderText(value.text);
    case 'file':
      return renderText(value.name);
    case 'image':
      return renderPicture(value.refId, value.alt, context);
    case 'seal':
      return renderSeal(value);
    case 'list':
      return renderList(value.items, context);
    case 'table':
      return renderList(value.rows.flat(), context);
  }
}

function renderText(text: string, tone: 'normal' | 'muted' | 'strong' = 'normal'): Markup {
  return markup`<span class="${tone}">${text}</span>`;
}

export function renderPicture(refId: string, alt: string, { pictures }: RenderContext): Markup {
  const picture = Object.hasOwn(pictures, refId) ? pictures[refId]! : null;
  return picture === null ? renderText(alt) : markup`<img src="${picture}" alt="${alt}">`;
}

/** Texts are joined in one line with separators; other items are placed side by side. */
function renderList(items: readonly PrintValue[], context: RenderContext): Markup {
  const isWords = items.every(({ kind }) => kind === 'text' || kind === 'link' || kind === 'file');
  const rendered = items.map((item) => renderValue(item, context));
  if (!isWords) return markup`<div class="list">${rendered}</div>`;
  const separator = printText.separator[context.locale];
  return markup`${rendered.flatMap((item, index) => (index === 0 ? [item] : [markup`${separator}`, item]))}`;
}
