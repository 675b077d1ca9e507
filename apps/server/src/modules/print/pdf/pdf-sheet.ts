import type { PrintDocument } from '@inkstone/api';
import { printText } from '../print.locale.ts';
import type { PdfElement, PdfNode } from './pdf-node.ts';
import { ink, pdfValue, type PdfResources } from './pdf-values.ts';

type SheetBlock = Extract<PrintDocument['blocks'][number], { kind: 'sheet' }>;

export const cellPadding = 4;
const narrowestColumn = 14;
const manyColumns = 8;

/** Returns column widths in points that fill the width in the given proportions; the padding and rules of each are not included. */
export function columnWidths(wanted: readonly number[], width: number): number[] {
  const free = Math.max(0, width - wanted.length * (2 * cellPadding + 1));
  const total = wanted.reduce((sum, each) => sum + each, 0) || 1;
  const shares = wanted.map((each) => Math.max(narrowestColumn, (free * each) / total));
  const taken = shares.reduce((sum, each) => sum + each, 0);
  return taken > free && free > 0 ? shares.map((each) => (each * free) / taken) : shares;
}

/** A sub-table: its name and header are repeated on each page, and a row is not split unless it is higher than a page. */
export function pdfSheet(
  { label, columns, table }: SheetBlock,
  resources: PdfResources,
  { width, locale }: { readonly width: number; readonly locale: PrintDocument['locale'] },
): PdfElement {
  const widths = columnWidths(
    columns.map((column) => column.width),
    width,
  );
  if (widths.length === 0) return { text: resources.write(label), bold: true };
  const alignment = (index: number) => (columns[index]?.align === 'end' ? { alignment: 'right' as const } : {});
  const name: PdfElement = {
    text: resources.write(label),
    bold: true,
    margin: [-cellPadding, 0, 0, 0],
    border: [false, false, false, true],
  };
  const head = table.head.map((text, index): PdfElement => ({
    text: resources.write(text),
    color: ink.muted,
    fillColor: ink.shade,
    ...alignment(index),
  }));
  const line = (cells: SheetBlock['table']['rows'][number], isFoot = false): PdfNode[] =>
    cells.map((cell, index) => ({
      ...pdfValue(cell, resources, widths[index] ?? narrowestColumn),
      ...alignment(index),
      ...(isFoot && { bold: true }),
    }));
  const named = label === '' ? [] : [spanned(name, widths.length)];
  const rows = table.rows.map((row) => line(row));
  const body = rows.length > 0 ? rows : [spanned({ text: printText.noRows[locale], color: ink.muted }, widths.length)];
  return {
    table: {
      headerRows: named.length + 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [...named, head, ...body, ...(table.foot ? [line(table.foot, true)] : [])],
    },
    layout: label === '' ? 'sheet' : 'named',
    fontSize: widths.length > manyColumns ? 7 : 8.5,
    lineHeight: 1.1,
    margin: [0, 8, 0, 4],
  };
}

/** A cell over all columns; the cells that it covers are left empty. */
function spanned(cell: PdfElement, columns: number): PdfNode[] {
  return [{ ...cell, colSpan: columns }, ...Array.from({ length: columns - 1 }, () => '')];
}
