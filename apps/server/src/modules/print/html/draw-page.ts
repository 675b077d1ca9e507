import type { PrintDocument } from '@inkstone/api';
import type { PrintPictures } from '../print-pictures.ts';
import { printText } from '../print.locale.ts';
import { drawHistory } from './draw-history.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawValue, type Drawing } from './draw-value.ts';
import { markup, Markup } from './markup.ts';
import { printStyle } from './print-style.ts';

const languages = { zh: 'zh-Hant-TW', en: 'en' } as const;
const nothing = markup``;
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A document as a page of its own: no script, nothing from elsewhere, every value escaped. */
export function drawPage(document: PrintDocument, pictures: PrintPictures): string {
  const { title, locale } = document;
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="content-security-policy" content="${new Markup(policy)}"><title>${title}</title><style>${new Markup(printStyle(document))}</style></head>`;
  return markup`<!doctype html><html lang="${languages[locale]}">${head}<body>${drawBody(document, { locale, pictures })}</body></html>`
    .text;
}

function drawBody(document: PrintDocument, drawing: Drawing): Markup {
  const { head, foot, watermark, blocks, history, signBoxes, printed } = document;
  const mark = watermark === '' ? nothing : markup`<div class="watermark" aria-hidden="true">${watermark}</div>`;
  const above = head === '' ? nothing : markup`<p class="small">${head}</p>`;
  const below = foot === '' ? nothing : markup`<p>${foot}</p>`;
  const told = history === null || history.length === 0 ? nothing : drawHistory(history, drawing);
  const boxes = signBoxes.length === 0 ? nothing : markup`<div class="boxes">${signBoxes.map((name) => drawBox(name, drawing))}</div>`;
  const drawn = blocks.map((block) => drawBlock(block, drawing));
  return markup`${mark}<main>${drawHead(document)}${above}${drawn}${told}${boxes}<footer>${below}<p>${printed}</p></footer></main>`;
}

function drawHead({ organization, title, facts }: PrintDocument): Markup {
  const told = facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return markup`<header><p class="small muted">${organization}</p><h1>${title}</h1><dl class="facts">${told}</dl></header>`;
}

function drawBlock(block: PrintDocument['blocks'][number], drawing: Drawing): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h2>${block.text}</h2>`;
    case 'row':
      return markup`<div class="row">${block.cells.map(({ label, span, value }) => {
        const name = label === '' ? nothing : markup`<p class="small muted">${label}</p>`;
        return markup`<div style="grid-column:span ${span}">${name}${drawValue(value, drawing)}</div>`;
      })}</div>`;
    case 'sheet':
      return drawSheet(block, drawing);
  }
}

function drawBox(name: string, { locale }: Drawing): Markup {
  return markup`<div><span>${name}</span><span class="small muted">${printText.date[locale]}</span></div>`;
}
