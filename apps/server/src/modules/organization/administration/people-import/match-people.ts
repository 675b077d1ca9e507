import { createId } from '@inkstone/schema';
import type { StoredPerson } from '../people/stored-person.ts';
import type { PersonRow } from './plan-people.ts';
import type { RowIssue } from './read-row.ts';

/** People by the keys with which files name them, in lower case. */
export interface PeopleIndex {
  readonly byId: ReadonlyMap<string, StoredPerson>;
  readonly byAccount: ReadonlyMap<string, StoredPerson>;
  readonly byNumber: ReadonlyMap<string, StoredPerson>;
}

export function indexPeople(people: readonly StoredPerson[]): PeopleIndex {
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    byAccount: new Map(people.map((person) => [person.account.toLowerCase(), person])),
    byNumber: new Map(people.flatMap((person) => (person.employeeNumber === null ? [] : [[person.employeeNumber.toLowerCase(), person]]))),
  };
}

/** A row with the person whom it is about; a new person has an id already, so that other rows can name them as manager. */
export interface MatchedRow {
  readonly row: PersonRow;
  readonly id: string;
  readonly stored: StoredPerson | null;
  readonly issues: readonly RowIssue[];
}

/** Matches each row by account, otherwise by employee number. */
export function matchRows(rows: readonly PersonRow[], { byAccount, byNumber }: PeopleIndex): readonly MatchedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const { account = '', employeeNumber = '' } = row.values;
    const stored = byAccount.get(account.toLowerCase()) ?? byNumber.get(employeeNumber.toLowerCase()) ?? null;
    const isUnnamed = account === '' && employeeNumber === '' && row.unreadable.length === 0;
    if (!stored) return { row, id: createId(), stored, issues: isUnnamed ? [{ code: 'key-missing', column: 'account' }] : [] };
    const line = lines.get(stored.id);
    if (line === undefined) lines.set(stored.id, row.line);
    const column = account === '' ? 'employeeNumber' : 'account';
    return { row, id: stored.id, stored, issues: line === undefined ? [] : [{ code: 'row-repeated', column, params: { line } }] };
  });
}
