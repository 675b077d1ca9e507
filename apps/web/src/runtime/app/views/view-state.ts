import { asGroup } from '../../conditions/condition-item.ts';
import { plainState, type ListState } from '../list-state.ts';
import type { ListView } from './view-query.ts';

/** Returns the part of a list's state that a view stores: all but the search. */
export function viewStateOf({ filter, sort, columns, frozen, totals, group }: ListState): ListView['state'] {
  return {
    sort: [...sort],
    ...(filter && { filter }),
    ...(columns && { columns: columns.map((column) => ({ ...column })) }),
    ...(frozen !== null && { frozen }),
    ...(totals && { totals: [...totals] }),
    ...(group && { group: [...group] }),
  };
}

/** Returns the state of the list that a view describes. */
export function stateOfView({ id, state: { filter, sort, columns, frozen, totals, group } }: Pick<ListView, 'id' | 'state'>): ListState {
  return {
    ...plainState,
    filter: filter ? asGroup(filter) : null,
    sort,
    columns: columns ? columns.map(({ code, width }) => ({ code, ...(width !== undefined && { width }) })) : null,
    frozen: frozen ?? null,
    totals: totals ?? null,
    group: group ?? null,
    view: id,
  };
}
