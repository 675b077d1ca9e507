import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from '../people/person-change.ts';
import { lastAdministratorIssues, managerIssues, uniqueProperties } from '../people/person-rules.ts';
import type { StoredPerson } from '../people/stored-person.ts';

interface ReadPerson {
  readonly row: { readonly line: number };
  readonly id: string;
  readonly stored: StoredPerson | null;
  readonly after: StoredPerson;
  readonly changed: PersonChange;
}

/** The issues of the rows, in their order, that depend on all people as they would be after the import. */
export function jointIssues(stored: readonly StoredPerson[], rows: readonly ReadPerson[]): readonly (readonly OrganizationIssue[])[] {
  const people = new Map(stored.map((person) => [person.id, person]));
  for (const { id, after } of rows) people.set(id, after);
  const taken = takenValues(people, rows);
  const losing = rows.filter(({ stored: before, after }) => isAdministrator(before) && !isAdministrator(after));
  const hasAdministrator = losing.length === 0 || [...people.values()].some(isAdministrator);
  return rows.map((row) => {
    const { id, changed, after, stored: before } = row;
    const losesAdministration = isAdministrator(before) && !isAdministrator(after);
    return [
      ...taken(row),
      ...(changed.managerId ? managerIssues(changed.managerId === id, managerOf(people, id, changed.managerId)) : []),
      ...(losesAdministration
        ? lastAdministratorIssues([{ person: after, path: changed.leftOn ? 'leftOn' : 'active' }], hasAdministrator)
        : []),
    ];
  });
}

function isAdministrator(person: StoredPerson | null): boolean {
  return person !== null && person.isAdmin && person.active;
}

function managerOf(people: ReadonlyMap<string, StoredPerson>, ownId: string, managerId: string) {
  const manager = people.get(managerId);
  if (!manager) return null;
  const above = new Set<string>();
  for (let at = manager.managerId; at !== null && !above.has(at); at = people.get(at)?.managerId ?? null) above.add(at);
  return { name: manager.name || manager.account, active: manager.active, isBelowPerson: above.has(ownId) };
}

/** Finds values that two people would have. */
function takenValues(people: ReadonlyMap<string, StoredPerson>, rows: readonly ReadPerson[]) {
  const lines = new Map(rows.map(({ id, row }) => [id, row.line]));
  const changedBy = new Map(rows.map((row) => [row.id, row]));
  const holders = uniqueProperties.map(({ property }) => {
    const byValue = new Map<string, string[]>();
    for (const [id, person] of people) {
      const value = person[property];
      if (!value) continue;
      const key = value.toLowerCase();
      const ids = byValue.get(key);
      if (ids) ids.push(id);
      else byValue.set(key, [id]);
    }
    return byValue;
  });
  return ({ id, after, changed }: ReadPerson): OrganizationIssue[] =>
    uniqueProperties.flatMap(({ property, code }, index): OrganizationIssue[] => {
      const value = after[property];
      if (!value || changed[property] === undefined) return [];
      const other = holders[index]!.get(value.toLowerCase())!.find((each) => each !== id);
      if (other === undefined) return [];
      // Whoever takes the value by this file is named by row, everybody else by name.
      const isByFile = changedBy.get(other)?.changed[property] !== undefined;
      return isByFile
        ? [{ code: 'taken-in-file', path: property, params: { value, line: lines.get(other) } }]
        : [{ code, path: property, params: { value, name: people.get(other)!.name } }];
    });
}
