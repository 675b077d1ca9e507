import type { ListState } from '../list-state.ts';
import type { Header, ListFields } from '../record-query.ts';

/** Returns the chosen columns, otherwise those of the list. Columns that no longer exist are left out. */
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

/** Returns the left offset of each frozen column, behind the checkbox column where it is shown. */
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
