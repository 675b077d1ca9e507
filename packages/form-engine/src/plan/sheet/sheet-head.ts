import { headGroupsSchema, type ControlDefinition, type HeadGroup, type Issue, type Named } from '@inkstone/schema';
import type { HeadCell, HeadRow } from '../../interfaces/sheet-head.ts';

type Column = Pick<ControlDefinition, 'key' | 'options'>;

/** A sheet's head as rows of spanning cells. `columns` are the visible ones; a heading whose columns are apart appears above each part. */
export function sheetHead(columns: readonly Column[], headGroup: unknown): readonly HeadRow[] {
  const headings = headingsOf(readGroups(headGroup) ?? []);
  const paths = columns.map(({ key }) => headings.get(key)?.[0] ?? []);
  const depth = Math.max(0, ...paths.map(({ length }) => length)) + 1;
  return Array.from({ length: depth }, (_, level) => headRow(columns, paths, level, depth));
}

function headRow(columns: readonly Column[], paths: readonly (readonly HeadGroup[])[], level: number, depth: number): HeadRow {
  const cells: HeadCell[] = [];
  let before: HeadGroup | undefined;
  for (const [index, { key, options }] of columns.entries()) {
    const path = paths[index]!;
    const heading = path[level];
    if (heading && heading === before) {
      const last = cells.pop()!;
      cells.push({ ...last, colSpan: last.colSpan + 1 });
    } else if (heading) cells.push({ ...named(heading), column: null, colSpan: 1, rowSpan: 1 });
    else if (path.length === level) cells.push({ ...named(options), column: key, colSpan: 1, rowSpan: depth - level });
    before = heading;
  }
  return cells;
}

/** Issues of a sheet's headings; they are rendered as far as possible. */
export function headIssues({ key, columns = [], options }: ControlDefinition): readonly Issue[] {
  const { headGroup } = options;
  if (headGroup === undefined || headGroup === null) return [];
  const groups = readGroups(headGroup);
  if (!groups) return [{ code: 'HeadGroup', path: key }];
  const issue = (code: string, params: Record<string, string>): Issue => ({ code, path: key, params });
  const position = new Map(columns.map((column, index) => [column.key, index]));
  const headings = headingsOf(groups);
  const namedColumns = [...headings.keys()];
  return [
    ...namedColumns.filter((column) => !position.has(column)).map((column) => issue('HeadGroupColumn', { column })),
    ...namedColumns.filter((column) => headings.get(column)!.length > 1).map((column) => issue('HeadGroupOverlap', { column })),
    ...splitGroups(headings, position).map(({ name }) => issue('HeadGroupSplit', { name })),
  ];
}

/** Headings whose columns are not adjacent. */
function splitGroups(headings: ReadonlyMap<string, Paths>, position: ReadonlyMap<string, number>): HeadGroup[] {
  const positionsOf = new Map<HeadGroup, number[]>();
  for (const [column, [path]] of headings) {
    const at = position.get(column);
    if (at === undefined) continue;
    for (const group of path!) positionsOf.set(group, [...(positionsOf.get(group) ?? []), at]);
  }
  return [...positionsOf].filter(([, own]) => Math.max(...own) - Math.min(...own) >= own.length).map(([group]) => group);
}

/** For a column: the headings above it, topmost first, once for each group that names it; the first one applies. */
type Paths = readonly (readonly HeadGroup[])[];

function headingsOf(groups: readonly HeadGroup[]): ReadonlyMap<string, Paths> {
  const found = new Map<string, (readonly HeadGroup[])[]>();
  const visit = (child: string | HeadGroup, path: readonly HeadGroup[]): void => {
    if (typeof child !== 'string') for (const each of child.children) visit(each, [...path, child]);
    else found.set(child, [...(found.get(child) ?? []), path]);
  };
  for (const group of groups) visit(group, []);
  return found;
}

function readGroups(raw: unknown): readonly HeadGroup[] | null {
  const read = headGroupsSchema.safeParse(raw ?? []);
  return read.success ? read.data : null;
}

function named({ name, name_i18n }: Named): Named {
  return name_i18n === undefined ? { name } : { name, name_i18n };
}
