import type { PeopleColumn } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from '../people/person-change.ts';
import { rightsOfLeaver } from '../people/person-rules.ts';
import { listSeparator, type DepartmentPaths } from './department-paths.ts';
import type { MatchedRow, PeopleIndex } from './match-people.ts';
import { cellIssue, cellText, readDay, readYesNo, type UnitTexts } from './person-cells.ts';
import type { PlanOptions } from './plan-people.ts';

export interface RowIssue extends Omit<OrganizationIssue, 'path'> {
  /** Null: the whole row. */
  readonly column: PeopleColumn | null;
}

interface Surroundings {
  readonly departments: DepartmentPaths;
  readonly matched: readonly MatchedRow[];
  readonly index: PeopleIndex;
  readonly texts: UnitTexts;
  readonly options: Pick<PlanOptions, 'clearEmpty'>;
}

interface ReadRow {
  readonly change: PersonChange;
  readonly issues: readonly RowIssue[];
}

const required = ['account', 'name', 'department'] as const satisfies readonly PeopleColumn[];
const maxDepartments = 50;
const files = new WeakMap<readonly MatchedRow[], FileKeys>();

/** Turns the cells of a row into a change of the person; cells that say what is stored, and those with issues, change nothing. */
export function readRow({ row, stored }: MatchedRow, around: Surroundings): ReadRow {
  const { departments, index, texts, options } = around;
  const issues: RowIssue[] = row.unreadable.map((column) => ({ code: 'cell-unreadable', column }));
  const isGiven = (column: PeopleColumn): boolean => Boolean(row.values[column]);
  /** The text of a cell that says something else than what is stored; `''` clears it; null: nothing to do. */
  const wanted = (column: PeopleColumn): string | null => {
    const text = row.values[column];
    if (text === undefined || row.unreadable.includes(column)) return null;
    if (text === '') return stored !== null && options.clearEmpty && cellText(stored, column, texts) !== '' ? '' : null;
    if (stored !== null && saysSame(column, text, cellText(stored, column, texts))) return null;
    const issue = cellIssue[column](text);
    if (issue) issues.push({ ...issue, column });
    return issue ? null : text;
  };
  const orNull = (text: string | null): { readonly value: string | null } | null =>
    text === null ? null : { value: text === '' ? null : text };

  if (stored === null) {
    for (const column of required) if (!isGiven(column) && !row.unreadable.includes(column)) issues.push({ code: 'value-missing', column });
  }
  const account = wanted('account');
  const name = wanted('name');
  const englishName = wanted('englishName');
  const number = orNull(wanted('employeeNumber'));
  const email = orNull(wanted('email'));
  const phone = orNull(wanted('phone'));
  const enteredOn = orNull(wanted('enteredOn'));
  const leftOn = orNull(wanted('leftOn'));
  const active = wanted('active');
  const own = stored?.departmentIds ?? [];
  const found = (text: string, column: PeopleColumn): string[] => {
    const result = departments.resolve(text, own);
    if ('id' in result) return [result.id];
    issues.push({ ...result.issue, column });
    return [];
  };
  const main = wanted('department');
  const others = wanted('otherDepartments');
  const mainId = main ? found(main, 'department')[0] : undefined;
  const otherIds = others
    ?.split(listSeparator)
    .map(trimText)
    .filter((text) => text !== '')
    .flatMap((text) => found(text, 'otherDepartments'));
  const manager = wanted('manager');
  const managerId = manager ? managerOf(manager, around.matched, index) : null;
  if (manager && managerId === null) issues.push({ code: 'manager-unknown', column: 'manager', params: { value: manager } });

  const departmentIds = mainId === undefined && otherIds === undefined ? undefined : departmentsOf(own, mainId, otherIds);
  if (departmentIds && departmentIds.length > maxDepartments)
    issues.push({ code: 'departments-too-many', column: 'otherDepartments', params: { max: maxDepartments } });
  const title = titleOf(stored?.title ?? null, wanted('title'), wanted('englishTitle'));
  const change: PersonChange = {
    ...(account ? { account } : stored === null ? { account: row.values.account ?? '' } : {}),
    ...(name ? { name } : stored === null ? { name: row.values.name ?? '' } : {}),
    ...(englishName !== null && { name_i18n: englishNames(stored?.name_i18n ?? {}, englishName) }),
    ...(number && { employeeNumber: number.value }),
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    ...(departmentIds && departmentIds.length > 0 && { departmentIds }),
    ...(title !== undefined && { title }),
    ...(manager === '' ? { managerId: null } : managerId !== null && { managerId }),
    ...(enteredOn && { enteredOn: enteredOn.value === null ? null : readDay(enteredOn.value) }),
    ...(leftOn && { leftOn: leftOn.value === null ? null : readDay(leftOn.value) }),
    ...(active && { active: readYesNo(active) ?? true }),
  };
  return { change: { ...change, ...leaving() }, issues };

  /** Whoever has a leaving date is not active, and whoever is active again has not left. */
  function leaving(): PersonChange {
    const isActive = change.active ?? stored?.active ?? true;
    const left = change.leftOn === undefined ? (stored?.leftOn ?? null) : change.leftOn;
    if (isActive && left !== null) {
      if (!isGiven('active')) return { active: false, ...rightsOfLeaver };
      if (!isGiven('leftOn') && change.active) return { leftOn: null };
      if (readYesNo(row.values.active!)) issues.push({ code: 'active-with-leaving-date', column: 'active' });
    }
    return change.leftOn && !isActive && stored !== null ? rightsOfLeaver : {};
  }
}

/** People are found by their keys in any letter case, so another letter case does not change these. */
function saysSame(column: PeopleColumn, text: string, stored: string): boolean {
  const isKey = column === 'account' || column === 'employeeNumber';
  return text === stored || (isKey && text.toLowerCase() === stored.toLowerCase());
}

/** The main department comes first; what the file does not say stays, except the former main department. */
function departmentsOf(own: readonly string[], main: string | undefined, others: readonly string[] | undefined): string[] {
  const first = main ?? own[0];
  return [...new Set([...(first === undefined ? [] : [first]), ...(others ?? own.slice(1))])];
}

type Title = PersonChange['title'];

/** A position that is given in one language is the same in the other one, unless that one has a text of its own. */
function titleOf(stored: Title, zh: string | null, en: string | null): Title {
  if (zh === null && en === null) return undefined;
  const isShared = !stored || stored.zh === stored.en;
  const title = {
    zh: zh ?? (isShared && en !== null ? en : (stored?.zh ?? '')),
    en: en ?? (isShared && zh !== null ? zh : (stored?.en ?? '')),
  };
  return title.zh === '' && title.en === '' ? null : title;
}

function englishNames(stored: NonNullable<PersonChange['name_i18n']>, name: string): NonNullable<PersonChange['name_i18n']> {
  const { en: _, ...others } = stored;
  return name === '' ? others : { ...others, en: name };
}

interface FileKeys {
  readonly accounts: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The id of a manager, who may be a new person of the same file; null: unknown. */
function managerOf(text: string, matched: readonly MatchedRow[], { byAccount, byNumber }: PeopleIndex): string | null {
  let keys = files.get(matched);
  if (!keys) {
    const by = (column: 'account' | 'employeeNumber') =>
      new Map(matched.flatMap(({ row, id }) => (row.values[column] ? [[row.values[column].toLowerCase(), id] as const] : [])));
    keys = { accounts: by('account'), numbers: by('employeeNumber') };
    files.set(matched, keys);
  }
  const key = text.toLowerCase();
  return keys.accounts.get(key) ?? byAccount.get(key)?.id ?? keys.numbers.get(key) ?? byNumber.get(key)?.id ?? null;
}
