import type { PrintDocument, PrintStep } from '@inkstone/api';
import { fillText } from '@inkstone/schema';
import { printText } from '../print.locale.ts';
import type { PdfDefinition, PdfElement, PdfNode } from './pdf-node.ts';
import { columnWidths, pdfSheet } from './pdf-sheet.ts';
import { ink, mainFont, pdfPicture, pdfSeal, pdfValue, type PdfPens } from './pdf-values.ts';

type Block = PrintDocument['blocks'][number];
type Cell = Extract<Block, { kind: 'row' }>['cells'][number];

const languages = { zh: 'zh-TW', en: 'en' } as const;
/** In points, upright. */
const paperWidths: Readonly<Record<PrintDocument['paper']['size'], readonly [number, number]>> = {
  A3: [841.89, 1190.55],
  A4: [595.28, 841.89],
  A5: [419.53, 595.28],
  LETTER: [612, 792],
};
const margin = 40;
const gridSpans = 24;
const columnGap = 10;
/** Past it a row may be higher than what is left of a page, so that nothing holds it to its heading. */
const shortRow = 400;

/** Records one after the other, each from a new page on; the first tells how the paper is. */
export function pdfDefinition(documents: readonly PrintDocument[], pens: PdfPens): PdfDefinition {
  const first = documents[0]!;
  const { paper, locale, watermark } = first;
  return {
    info: { title: first.title },
    language: languages[locale],
    pageSize: paper.size,
    pageOrientation: paper.orientation,
    pageMargins: [margin, margin, margin, margin + 8],
    defaultStyle: { font: mainFont, fontSize: 9.5, lineHeight: 1.25, color: ink.text },
    ...(watermark !== '' && { watermark: { text: watermark, opacity: 0.08, color: ink.text, angle: -32, fontSize: 76 } }),
    images: pens.pictures,
    content: documents.flatMap((document, index) => {
      const content = pdfContent(document, pens);
      return index === 0 ? content : [{ stack: content, pageBreak: 'before' as const }];
    }),
    footer: (page, pages) => ({
      columns: [
        { text: pens.write(first.printed), alignment: 'left' },
        { text: fillText(printText.page[locale], { page, pages }), alignment: 'right', width: 110 },
      ],
      fontSize: 7.5,
      color: ink.muted,
      margin: [margin, 14, margin, 0],
    }),
  };
}

function pdfContent(document: PrintDocument, pens: PdfPens): PdfNode[] {
  const { organization, head, title, facts, foot, history, signBoxes, locale, paper } = document;
  const width = paperWidths[paper.size][paper.orientation === 'portrait' ? 0 : 1] - 2 * margin;
  const told = facts.map(({ label, value }) => `${label} ${value}`).join('　');
  const small = (text: string, style: Partial<PdfElement> = {}): PdfNode[] =>
    text === '' ? [] : [{ text: pens.write(text), fontSize: 8, color: ink.muted, ...style }];
  return [
    ...small(organization),
    { text: pens.write(title), fontSize: 18, bold: true, alignment: 'center', margin: [0, 2, 0, 4] },
    ...small(told, { margin: [0, 0, 0, 6] }),
    rule(width),
    ...small(head, { margin: [0, 4, 0, 4] }),
    ...withHeadings(document.blocks, (block) => pdfBlock(block, pens, { width, locale }), pens),
    ...(history && history.length > 0 ? pdfHistory(history, pens, { width, locale }) : []),
    ...(signBoxes.length > 0 ? [pdfBoxes(signBoxes, pens, { width, locale })] : []),
    ...small(foot, { margin: [0, 12, 0, 0] }),
  ];
}

interface Place {
  readonly width: number;
  readonly locale: PrintDocument['locale'];
}

const rule = (width: number): PdfElement => ({ table: { body: [['']], widths: [width] }, layout: 'rule', fontSize: 1 });

/** A heading never stands alone at the foot of a page, unless what follows may be as high as one. */
function withHeadings(blocks: readonly Block[], draw: (block: Block) => PdfElement, pens: PdfPens): PdfNode[] {
  const nodes: PdfNode[] = [];
  let held: PdfElement | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (held) nodes.push(held);
      held = heading(block.text, pens);
    } else {
      const isShort = block.kind === 'row' && block.cells.reduce((sum, cell) => sum + lengthOf(cell.value), 0) < shortRow;
      if (held && isShort) nodes.push({ stack: [held, draw(block)], unbreakable: true });
      else nodes.push(...(held ? [held] : []), draw(block));
      held = null;
    }
  }
  return held ? [...nodes, held] : nodes;
}

/** In letters; what is drawn counts as much as it may take. */
function lengthOf(value: Cell['value']): number {
  if (value.kind === 'text') return value.text.length + 60 * (value.text.match(/\n/g)?.length ?? 0);
  return value.kind === 'list' ? value.items.reduce((sum, item) => sum + lengthOf(item), 0) : value.kind === 'image' ? 200 : 40;
}

function heading(text: string, pens: PdfPens): PdfElement {
  return {
    table: { body: [[{ text: pens.write(text), bold: true, fontSize: 11 }]], widths: ['*'] },
    layout: 'heading',
    margin: [0, 10, 0, 2],
  };
}

function pdfBlock(block: Block, pens: PdfPens, place: Place): PdfElement {
  switch (block.kind) {
    case 'heading':
      return heading(block.text, pens);
    case 'row':
      return pdfRow(block.cells, pens, place.width);
    case 'sheet':
      return pdfSheet(block, pens, place);
  }
}

/** Cells in their shares of the line; those that want more than a line go on below. */
function pdfRow(cells: readonly Cell[], pens: PdfPens, width: number): PdfElement {
  const lines: Cell[][] = [[]];
  let taken = 0;
  for (const cell of cells) {
    if (taken > 0 && taken + cell.span > gridSpans) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)!.push(cell);
    taken += cell.span;
  }
  const drawn = lines.map((line) => pdfLine(line, pens, width));
  return drawn.length === 1 ? drawn[0]! : { stack: drawn };
}

function pdfLine(cells: readonly Cell[], pens: PdfPens, width: number): PdfElement {
  const widths = cells.map(({ span }) => (width * Math.min(span, gridSpans)) / gridSpans - columnGap);
  const rest = width - widths.reduce((sum, each) => sum + each + columnGap, 0);
  const drawn = cells.map(({ label, value }, index): PdfElement => {
    const shown = pdfValue(value, pens, widths[index]!);
    return label === '' ? shown : { stack: [{ text: pens.write(label), fontSize: 7.5, color: ink.muted }, shown] };
  });
  return rest > 1
    ? { table: { body: [[...drawn, '']], widths: [...widths, rest] }, layout: 'line' }
    : { table: { body: [drawn], widths }, layout: 'line' };
}

function pdfHistory(steps: readonly PrintStep[], pens: PdfPens, { width, locale }: Place): PdfNode[] {
  const widths = columnWidths([22, 24, 32, 22], width);
  const heads = [printText.step, printText.who, printText.opinion, printText.seal].map((text): PdfElement => ({
    text: text[locale],
    color: ink.muted,
    fillColor: ink.shade,
  }));
  const table: PdfElement = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [heads, ...steps.map((step) => stepRow(step, pens, { width: widths[3]!, locale }))],
    },
    layout: 'sheet',
    fontSize: 8.5,
    lineHeight: 1.15,
  };
  return [heading(printText.history[locale], pens), table];
}

function stepRow(
  { where, what, who, when, opinion, seal, signature, superseded }: PrintStep,
  pens: PdfPens,
  { width, locale }: Place,
): PdfNode[] {
  const muted = (text: string): PdfElement => ({ text: pens.write(text), fontSize: 7.5, color: ink.muted });
  const color = superseded ? { color: ink.muted } : {};
  const sign = signature === null ? null : pdfPicture(signature, pens, width - (seal ? 46 : 0));
  const seals: PdfNode[] = seal ? [pdfSeal({ ...seal, faded: superseded }, 38)] : [];
  return [
    {
      stack: [
        { text: pens.write(where === '' ? what : where), ...color },
        ...(where === '' ? [] : [muted(what)]),
        ...(superseded ? [muted(printText.superseded[locale])] : []),
      ],
    },
    { stack: [{ text: pens.write(who), ...color }, muted(when)] },
    { text: opinion === '' ? ' ' : pens.write(opinion), ...color },
    sign ? { columns: [...seals, { stack: [sign], width: '*' }], columnGap: 6 } : (seals[0] ?? ''),
  ];
}

function pdfBoxes(names: readonly string[], pens: PdfPens, { width, locale }: Place): PdfElement {
  const perLine = 4;
  const lines = Array.from({ length: Math.ceil(names.length / perLine) }, (_, line) => names.slice(line * perLine, (line + 1) * perLine));
  const count = Math.min(perLine, names.length);
  const widths = columnWidths(
    Array.from({ length: count }, () => 1),
    width,
  );
  const box = (name: string): PdfElement => ({
    stack: [
      { text: pens.write(name), fontSize: 8 },
      { text: printText.date[locale], fontSize: 7.5, color: ink.muted, margin: [0, 44, 0, 0] },
    ],
  });
  const body = lines.map((line) => [...line.map(box), ...Array.from({ length: count - line.length }, () => '')]);
  return { table: { body, widths, dontBreakRows: true }, layout: 'sheet', margin: [0, 14, 0, 0], unbreakable: true };
}
