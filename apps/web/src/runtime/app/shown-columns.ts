import type { ListState } from './list-state.ts';
import type { Header, ListFields } from './record-query.ts';

/** The columns somebody chose, else those of the list. Of a chosen one that is no longer there nothing is shown. */
export function shownColumns(
  headers: readonly Header[],
  fields: ListFields['fields'],
  { columns }: Pick<ListState, 'columns'>,
): readonly Header[] {
  if (!columns) return headers;
  return columns.flatMap(({ code, width }) => {
    const found = fields.find((field) => field.code === code);
    if (!found) return [];
    const { name, name_i18n, controlType, options } = found;
    return [{ code, name, ...(name_i18n && { name_i18n }), controlType, options, width: width ?? null }];
  });
}

const usualWidth = 180;

const pickWidth = 48;

/** How far from the left each of the columns that stand still begins, behind the one for picking where it is shown. */
export function frozenOffsets(headers: readonly Header[], frozen: number, isPicking: boolean): readonly number[] {
  const offsets: number[] = [];
  let left = isPicking ? pickWidth : 0;
  for (const { width } of headers.slice(0, frozen)) {
    offsets.push(left);
    left += width ?? usualWidth;
  }
  return offsets;
}

export const columnWidth = ({ width }: Header, isFrozen: boolean): number | undefined => width ?? (isFrozen ? usualWidth : undefined);
