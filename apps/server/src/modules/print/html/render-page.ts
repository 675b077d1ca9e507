import type { PrintDocument } from '@inkstone/api';
import type { PrintPictures } from '../print-pictures.ts';
import { printText } from '../print.locale.ts';
import { renderHistory } from './render-history.ts';
import { renderSheet } from './render-sheet.ts';
import { renderValue, type RenderContext } from './render-value.ts';
import { markup, Markup } from './markup.ts';
import { printStyle } from './print-style.ts';

const languages = { zh: 'zh-Hant-TW', en: 'en' } as const;
const nothing = markup``;
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Returns a document as a self-contained page: no script, no external resources, every value escaped. */
export function renderPage(document: PrintDocument, pictures: PrintPictures): string {
  const { title, locale } = document;
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="content-security-policy" content="${new Markup(policy)}"><title>${title}</title><style>${new Markup(printStyle(document))}</style></head>`;
  return markup`<!doctype html><html lang="${languages[locale]}">${head}<body>${renderBody(document, { locale, pictures })}</body></html>`
    .text;
}

function renderBody(document: PrintDocument, context: RenderContext): Markup {
  const { head, foot, watermark, blocks, history, signBoxes, printed } = document;
  const mark = watermark === '' ? nothing : markup`<div class="watermark" aria-hidden="true">${watermark}</div>`;
  const above = head === '' ? nothing : markup`<p class="small">${head}</p>`;
  const below = foot === '' ? nothing : markup`<p>${foot}</p>`;
  const approval = history === null || history.length === 0 ? nothing : renderHistory(history, context);
  const boxes = signBoxes.length === 0 ? nothing : markup`<div class="boxes">${signBoxes.map((name) => renderBox(name, context))}</div>`;
  const content = blocks.map((block) => renderBlock(block, context));
  return markup`${mark}<main>${renderHead(document)}${above}${content}${approval}${boxes}<footer>${below}<p>${printed}</p></footer></main>`;
}

function renderHead({ organization, title, facts }: PrintDocument): Markup {
  const items = facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return markup`<header><p class="small muted">${organization}</p><h1>${title}</h1><dl class="facts">${items}</dl></header>`;
}

function renderBlock(block: PrintDocument['blocks'][number], context: RenderContext): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h2>${block.text}</h2>`;
    case 'rule':
      return markup`<hr>`;
    case 'row':
      return markup`<div class="row">${block.cells.map(({ label, span, value }) => {
        const name = label === '' ? nothing : markup`<p class="small muted">${label}</p>`;
        return markup`<div style="grid-column:span ${span}">${name}${renderValue(value, context)}</div>`;
      })}</div>`;
    case 'sheet':
      return renderSheet(block, context);
  }
}

function renderBox(name: string, { locale }: RenderContext): Markup {
  return markup`<div><span>${name}</span><span class="small muted">${printText.date[locale]}</span></div>`;
}
