import { listLimits, trimText, type ConditionGroup, type ConditionNode, type ListSort, type ListTotal } from '@inkstone/schema';

export interface ListColumn {
  readonly code: string;
  readonly width?: number;
}

/** The user's changes to a list; unset: as the list is configured. Stored in the address and in saved views. */
export interface ListState {
  readonly keyword: string;
  readonly filter: ConditionGroup | null;
  readonly sort: readonly ListSort[];
  readonly columns: readonly ListColumn[] | null;
  readonly frozen: number | null;
  readonly totals: readonly ListTotal[] | null;
  /** The fields that records are grouped by. */
  readonly group: readonly string[] | null;
  /** The saved view it started from; `none`: the list without its default view. */
  readonly view: string | null;
}

export const plainState: ListState = {
  keyword: '',
  filter: null,
  sort: [],
  columns: null,
  frozen: null,
  totals: null,
  group: null,
  view: null,
};

const names = ['q', 'filter', 'sort', 'cols', 'frozen', 'totals', 'group', 'view'] as const;

/** Unreadable parts of an address are ignored; the server validates the rest. */
export function readListState(search: URLSearchParams): ListState {
  const frozen = Number(search.get('frozen') ?? Number.NaN);
  return {
    keyword: trimText(search.get('q') ?? ''),
    filter: readFilter(search.get('filter')),
    sort: pairs(search.get('sort')).flatMap(([code, direction]) =>
      direction === 'asc' || direction === 'desc' ? [{ code, direction }] : [],
    ),
    columns: search.has('cols')
      ? pairs(search.get('cols')).map(([code, width]) => ({ code, ...(Number(width) > 0 && { width: Number(width) }) }))
      : null,
    frozen: Number.isInteger(frozen) && frozen >= 0 && frozen <= 3 ? frozen : null,
    totals: search.has('totals')
      ? pairs(search.get('totals')).flatMap(([code, kind]) => (isTotalKind(kind) ? [{ code, kind }] : []))
      : null,
    group: search.has('group') ? (search.get('group') ?? '').split(',').filter(Boolean).slice(0, listLimits.groups) : null,
    view: search.get('view'),
  };
}

/** Returns the same address with another state; other parameters are kept. */
export function writeListState(search: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  if (state.keyword) next.set('q', state.keyword);
  if (state.filter && state.filter.items.length > 0) next.set('filter', JSON.stringify(state.filter));
  if (state.sort.length > 0) next.set('sort', state.sort.map(({ code, direction }) => `${code}.${direction}`).join(','));
  if (state.columns) next.set('cols', state.columns.map(({ code, width }) => (width ? `${code}.${width}` : code)).join(','));
  if (state.frozen !== null) next.set('frozen', String(state.frozen));
  if (state.totals) next.set('totals', state.totals.map(({ code, kind }) => `${code}.${kind}`).join(','));
  if (state.group) next.set('group', state.group.join(','));
  if (state.view) next.set('view', state.view);
  return next;
}

/** Whether the user has changed nothing. */
export const isUntouched = (search: URLSearchParams): boolean => names.every((name) => !search.has(name));

function pairs(text: string | null): [string, string][] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [code = '', second = ''] = part.split('.');
      return [code, second];
    });
}

function isTotalKind(kind: string): kind is ListTotal['kind'] {
  return kind === 'sum' || kind === 'avg' || kind === 'min' || kind === 'max';
}

function readFilter(text: string | null): ConditionGroup | null {
  if (!text) return null;
  try {
    const node: unknown = JSON.parse(text);
    return isNode(node) && 'join' in node ? node : null;
  } catch {
    return null;
  }
}

function isNode(node: unknown): node is ConditionNode {
  if (typeof node !== 'object' || node === null) return false;
  if ('join' in node) return 'items' in node && Array.isArray(node.items) && node.items.every(isNode);
  return 'field' in node && typeof node.field === 'string' && 'operator' in node;
}

/** Cycles a field through ascending, descending and unsorted; with `isFurther` it is added behind the current order. */
export function nextSort(sort: readonly ListSort[], code: string, isFurther: boolean): ListSort[] {
  const now = sort.find((each) => each.code === code);
  const direction: ListSort['direction'] | null = !now ? 'asc' : now.direction === 'asc' ? 'desc' : null;
  if (!isFurther) return direction ? [{ code, direction }] : [];
  const others = sort.filter((each) => each.code !== code);
  if (!direction) return others;
  const turned: ListSort = { code, direction };
  return now ? sort.map((each) => (each.code === code ? turned : each)) : [...others, { code, direction }].slice(-3);
}
