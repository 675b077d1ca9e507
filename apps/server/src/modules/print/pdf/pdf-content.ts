import type { PrintDocument, PrintStep } from '@inkstone/api';
import { fillText } from '@inkstone/schema';
import { printText } from '../print.locale.ts';
import type { PdfDefinition, PdfElement, PdfNode } from './pdf-node.ts';
import { columnWidths, pdfSheet } from './pdf-sheet.ts';
import { ink, mainFont, pdfPicture, pdfSeal, pdfValue, type PdfResources } from './pdf-values.ts';

type Block = PrintDocument['blocks'][number];
type Cell = Extract<Block, { kind: 'row' }>['cells'][number];

const languages = { zh: 'zh-TW', en: 'en' } as const;
/** Width and height in points, portrait. */
const paperWidths: Readonly<Record<PrintDocument['paper']['size'], readonly [number, number]>> = {
  A3: [841.89, 1190.55],
  A4: [595.28, 841.89],
  A5: [419.53, 595.28],
  LETTER: [612, 792],
};
const margin = 40;
const gridSpans = 24;
const columnGap = 10;
/** Longer rows may be higher than the rest of a page, so they are not kept together with their heading. */
const shortRow = 400;

/** Returns the records one after the other, each on a new page; the first one determines the paper. */
export function pdfDefinition(documents: readonly PrintDocument[], resources: PdfResources): PdfDefinition {
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
    images: resources.pictures,
    content: documents.flatMap((document, index) => {
      const content = pdfContent(document, resources);
      return index === 0 ? content : [{ stack: content, pageBreak: 'before' as const }];
    }),
    footer: (page, pages) => ({
      columns: [
        { text: resources.write(first.printed), alignment: 'left' },
        { text: fillText(printText.page[locale], { page, pages }), alignment: 'right', width: 110 },
      ],
      fontSize: 7.5,
      color: ink.muted,
      margin: [margin, 14, margin, 0],
    }),
  };
}

function pdfContent(document: PrintDocument, resources: PdfResources): PdfNode[] {
  const { organization, head, title, facts, foot, history, signBoxes, locale, paper } = document;
  const width = paperWidths[paper.size][paper.orientation === 'portrait' ? 0 : 1] - 2 * margin;
  const factLine = facts.map(({ label, value }) => `${label} ${value}`).join('　');
  const small = (text: string, style: Partial<PdfElement> = {}): PdfNode[] =>
    text === '' ? [] : [{ text: resources.write(text), fontSize: 8, color: ink.muted, ...style }];
  return [
    ...small(organization),
    { text: resources.write(title), fontSize: 18, bold: true, alignment: 'center', margin: [0, 2, 0, 4] },
    ...small(factLine, { margin: [0, 0, 0, 6] }),
    rule(width),
    ...small(head, { margin: [0, 4, 0, 4] }),
    ...withHeadings(document.blocks, (block) => pdfBlock(block, resources, { width, locale }), resources),
    ...(history && history.length > 0 ? pdfHistory(history, resources, { width, locale }) : []),
    ...(signBoxes.length > 0 ? [pdfBoxes(signBoxes, resources, { width, locale })] : []),
    ...small(foot, { margin: [0, 12, 0, 0] }),
  ];
}

interface Frame {
  readonly width: number;
  readonly locale: PrintDocument['locale'];
}

const rule = (width: number): PdfElement => ({ table: { body: [['']], widths: [width] }, layout: 'rule', fontSize: 1 });

/** Keeps a heading together with the block below it, unless that block may be as high as a page. */
function withHeadings(blocks: readonly Block[], draw: (block: Block) => PdfElement, resources: PdfResources): PdfNode[] {
  const nodes: PdfNode[] = [];
  let held: PdfElement | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (held) nodes.push(held);
      held = heading(block.text, resources);
    } else {
      const isShort = block.kind === 'row' && block.cells.reduce((sum, cell) => sum + lengthOf(cell.value), 0) < shortRow;
      if (held && isShort) nodes.push({ stack: [held, draw(block)], unbreakable: true });
      else nodes.push(...(held ? [held] : []), draw(block));
      held = null;
    }
  }
  return held ? [...nodes, held] : nodes;
}

/** Estimates the length in characters; pictures count as much as they may need. */
function lengthOf(value: Cell['value']): number {
  if (value.kind === 'text') return value.text.length + 60 * (value.text.match(/\n/g)?.length ?? 0);
  return value.kind === 'list' ? value.items.reduce((sum, item) => sum + lengthOf(item), 0) : value.kind === 'image' ? 200 : 40;
}

function heading(text: string, resources: PdfResources): PdfElement {
  return {
    table: { body: [[{ text: resources.write(text), bold: true, fontSize: 11 }]], widths: ['*'] },
    layout: 'heading',
    margin: [0, 10, 0, 2],
  };
}

function pdfBlock(block: Block, resources: PdfResources, frame: Frame): PdfElement {
  switch (block.kind) {
    case 'heading':
      return heading(block.text, resources);
    case 'rule':
      return { ...rule(frame.width), margin: [0, 8, 0, 4] };
    case 'row':
      return pdfRow(block.cells, resources, frame.width);
    case 'sheet':
      return pdfSheet(block, resources, frame);
  }
}

/** Places cells by their spans; cells that do not fit into a line continue below. */
function pdfRow(cells: readonly Cell[], resources: PdfResources, width: number): PdfElement {
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
  const rendered = lines.map((line) => pdfLine(line, resources, width));
  return rendered.length === 1 ? rendered[0]! : { stack: rendered };
}

function pdfLine(cells: readonly Cell[], resources: PdfResources, width: number): PdfElement {
  const widths = cells.map(({ span }) => (width * Math.min(span, gridSpans)) / gridSpans - columnGap);
  const rest = width - widths.reduce((sum, each) => sum + each + columnGap, 0);
  const rendered = cells.map(({ label, value }, index): PdfElement => {
    const shown = pdfValue(value, resources, widths[index]!);
    return label === '' ? shown : { stack: [{ text: resources.write(label), fontSize: 7.5, color: ink.muted }, shown] };
  });
  // The empty rest of the line has a gap after it as well.
  return rest > columnGap
    ? { table: { body: [[...rendered, '']], widths: [...widths, rest - columnGap] }, layout: 'line' }
    : { table: { body: [rendered], widths }, layout: 'line' };
}

function pdfHistory(steps: readonly PrintStep[], resources: PdfResources, { width, locale }: Frame): PdfNode[] {
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
      body: [heads, ...steps.map((step) => stepRow(step, resources, { width: widths[3]!, locale }))],
    },
    layout: 'sheet',
    fontSize: 8.5,
    lineHeight: 1.15,
  };
  return [heading(printText.history[locale], resources), table];
}

function stepRow(
  { where, what, who, when, opinion, seal, signature, superseded }: PrintStep,
  resources: PdfResources,
  { width, locale }: Frame,
): PdfNode[] {
  const muted = (text: string): PdfElement => ({ text: resources.write(text), fontSize: 7.5, color: ink.muted });
  const color = superseded ? { color: ink.muted } : {};
  const sign = signature === null ? null : pdfPicture(signature, resources, width - (seal ? 46 : 0));
  const seals: PdfNode[] = seal ? [pdfSeal({ ...seal, faded: superseded }, 38)] : [];
  return [
    {
      stack: [
        { text: resources.write(where === '' ? what : where), ...color },
        ...(where === '' ? [] : [muted(what)]),
        ...(superseded ? [muted(printText.superseded[locale])] : []),
      ],
    },
    { stack: [{ text: resources.write(who), ...color }, muted(when)] },
    { text: opinion === '' ? ' ' : resources.write(opinion), ...color },
    sign ? { columns: [...seals, { stack: [sign], width: '*' }], columnGap: 6 } : (seals[0] ?? ''),
  ];
}

function pdfBoxes(names: readonly string[], resources: PdfResources, { width, locale }: Frame): PdfElement {
  const perLine = 4;
  const lines = Array.from({ length: Math.ceil(names.length / perLine) }, (_, line) => names.slice(line * perLine, (line + 1) * perLine));
  const count = Math.min(perLine, names.length);
  const widths = columnWidths(
    Array.from({ length: count }, () => 1),
    width,
  );
  const box = (name: string): PdfElement => ({
    stack: [
      { text: resources.write(name), fontSize: 8 },
      { text: printText.date[locale], fontSize: 7.5, color: ink.muted, margin: [0, 44, 0, 0] },
    ],
  });
  const body = lines.map((line) => [...line.map(box), ...Array.from({ length: count - line.length }, () => '')]);
  return { table: { body, widths, dontBreakRows: true }, layout: 'sheet', margin: [0, 14, 0, 0], unbreakable: true };
}
