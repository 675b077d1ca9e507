import type { PrintDocument } from '@inkstone/api';
import { printText } from '../print.locale.ts';
import { renderValue, type RenderContext, type PrintValue } from './render-value.ts';
import { markup, type Markup } from './markup.ts';

type SheetBlock = Extract<PrintDocument['blocks'][number], { kind: 'sheet' }>;

/** A sub-table; browsers repeat its header on each page. */
export function renderSheet({ label, columns, table }: SheetBlock, context: RenderContext): Markup {
  const total = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const widths = columns.map(({ width }) => markup`<col style="width:${((width / total) * 100).toFixed(2)}%">`);
  const sideOf = (index: number): Markup => (columns[index]?.align === 'end' ? markup` class="end"` : markup``);
  const line = (cells: readonly PrintValue[]): Markup =>
    markup`<tr>${cells.map((cell, index) => markup`<td${sideOf(index)}>${renderValue(cell, context)}</td>`)}</tr>`;
  const none = markup`<tr><td colspan="${Math.max(1, columns.length)}" class="muted">${printText.noRows[context.locale]}</td></tr>`;
  const head = table.head.map((name, index) => markup`<th scope="col"${sideOf(index)}>${name}</th>`);
  const foot = table.foot ? markup`<tfoot>${line(table.foot)}</tfoot>` : markup``;
  const caption = label === '' ? markup`` : markup`<caption>${label}</caption>`;
  const rows = table.rows.length === 0 ? none : markup`${table.rows.map(line)}`;
  return markup`<div class="scroll"><table>${caption}<colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead><tbody>${rows}</tbody>${foot}</table></div>`;
}
