import { completeConditions } from '../conditions/condition-item.ts';
import type { ListState } from './list-state.ts';
import type { AskedRecords, Header, ListFields } from './record-query.ts';

/** Returns the query for a state of the list. The list's own columns are its default. */
export function askedRecords(state: ListState, fields: ListFields['fields'], columns: readonly Header[]): AskedRecords {
  return {
    keyword: state.keyword,
    filter: state.filter ? completeConditions(state.filter, fields) : null,
    sort: state.sort,
    fields: state.columns ? columns.map(({ code }) => code) : null,
  };
}
