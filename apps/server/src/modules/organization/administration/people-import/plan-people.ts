import { peopleColumns, type ImportedPerson, type PeopleColumn } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from '../people/person-change.ts';
import { dateIssues, departmentIssues, leavingIssues, ownedFieldIssues } from '../people/person-rules.ts';
import { differences, type StoredPerson } from '../people/stored-person.ts';
import { departmentPaths, type KnownDepartment } from './department-paths.ts';
import { jointIssues } from './joint-issues.ts';
import type { OrganizationSnapshot } from './organization-snapshot.ts';
import { cellText, type UnitTexts } from './person-cells.ts';
import { indexPeople, matchRows } from './match-people.ts';
import { readRow, type RowIssue } from './read-row.ts';

/** A row of a file of people. */
export interface PersonRow {
  /** In the file, from 1. */
  readonly line: number;
  /** The texts of the cells without blanks at their ends; columns that the file does not have are missing. */
  readonly values: Readonly<Partial<Record<PeopleColumn, string>>>;
  /** Columns whose text could not be decoded. */
  readonly unreadable: readonly PeopleColumn[];
}

export interface PlanOptions {
  readonly createDepartments: boolean;
  readonly clearEmpty: boolean;
  /** In the organisation's time zone. */
  readonly today: string;
  /** The language of `yes` and `no` in cells. */
  readonly locale: Locale;
}

/** What a row does to a person. */
export interface PlannedPerson {
  readonly line: number;
  readonly id: string;
  readonly state: ImportedPerson['state'];
  readonly stored: StoredPerson | null;
  /** The person afterwards. */
  readonly after: StoredPerson;
  /** The properties that differ from what is stored. */
  readonly changed: PersonChange;
  readonly cells: ImportedPerson['cells'];
  readonly issues: readonly RowIssue[];
}

export interface PeoplePlan {
  /** In the order of the rows. */
  readonly people: readonly PlannedPerson[];
  /** The departments to create, parents before children. */
  readonly departments: readonly (KnownDepartment & { readonly path: string })[];
}

/**
 * Compares the rows of a file with the organisation and finds all issues, without writing. Each row is matched by account, otherwise by
 * employee number. People who are in no row, columns that the file lacks and, without `clearEmpty`, empty cells stay as they are.
 */
export function planPeople(snapshot: OrganizationSnapshot, rows: readonly PersonRow[], options: PlanOptions): PeoplePlan {
  const departments = departmentPaths(snapshot.departments, { create: options.createDepartments });
  const index = indexPeople(snapshot.people);
  const matched = matchRows(rows, index);
  const accounts = new Map(snapshot.people.map(({ id, account }) => [id, account]));
  for (const { id, row } of matched) if (row.values.account) accounts.set(id, row.values.account);
  const texts: UnitTexts = {
    departmentText: departments.textOf,
    accountOf: (id) => accounts.get(id) ?? '',
    locale: options.locale,
  };
  const storedTexts: UnitTexts = { ...texts, accountOf: (id) => index.byId.get(id)?.account ?? '' };

  const read = matched.map((match) => {
    const { change, issues } = readRow(match, { departments, matched, index, texts: storedTexts, options });
    const { stored } = match;
    const after = { ...(stored ?? newPerson(match.id)), ...change } as StoredPerson;
    const changed = differences(stored, change);
    return { ...match, after, changed, issues: [...match.issues, ...issues, ...ruleIssues(stored, changed)] };
  });
  function ruleIssues(stored: StoredPerson | null, changed: PersonChange): RowIssue[] {
    return [
      ...ownedFieldIssues(stored, changed),
      ...(changed.departmentIds ? departmentIssues(stored?.departmentIds ?? [], changed.departmentIds, departments.known) : []),
      ...dateIssues(stored, changed),
      ...leavingIssues(changed.leftOn, options.today),
    ].map(toRowIssue);
  }
  const joint = jointIssues(snapshot.people, read);

  const people = read.map(({ id, row, stored, after, changed, issues: own }, at): PlannedPerson => {
    const issues = distinct([...own, ...joint[at]!.map(toRowIssue)]);
    const cells = cellsOf({ row, stored, after, issues }, { texts, storedTexts });
    const state = issues.length > 0 ? 'issue' : stored === null ? 'new' : Object.keys(changed).length > 0 ? 'changed' : 'unchanged';
    return { line: row.line, id, state, stored, after, changed, cells, issues };
  });
  return { people, departments: departments.created.map((each) => ({ ...each, path: departments.pathOf(each.id) })) };
}

function newPerson(id: string): StoredPerson {
  return {
    id,
    account: '',
    name: '',
    name_i18n: {},
    title: null,
    employeeNumber: null,
    email: null,
    phone: null,
    locale: 'zh',
    managerId: null,
    enteredOn: null,
    leftOn: null,
    isAdmin: false,
    isAppAdmin: false,
    active: true,
    departmentIds: [],
    revision: 1,
    fieldSources: {},
  };
}

const columnOfProperty: Readonly<Record<string, PeopleColumn>> = {
  account: 'account',
  name: 'name',
  name_i18n: 'englishName',
  employeeNumber: 'employeeNumber',
  email: 'email',
  phone: 'phone',
  departmentIds: 'department',
  title: 'title',
  managerId: 'manager',
  enteredOn: 'enteredOn',
  leftOn: 'leftOn',
  active: 'active',
};

/** The column of an issue, whose path is a property such as `departmentIds.1`. */
function toRowIssue({ code, path, params }: OrganizationIssue): RowIssue {
  const [property = '', index] = path.split('.');
  const column =
    property === 'departmentIds' && index !== undefined && index !== '0' ? 'otherDepartments' : (columnOfProperty[property] ?? null);
  return { code, column, ...(params && { params }) };
}

function distinct(issues: readonly RowIssue[]): readonly RowIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.column}`, issue])).values()];
}

interface ComparedRow {
  readonly row: PersonRow;
  readonly stored: StoredPerson | null;
  readonly after: StoredPerson;
  readonly issues: readonly RowIssue[];
}

/** The cells of the columns that the file has, and of those that change because of them. */
function cellsOf(
  { row, stored, after, issues }: ComparedRow,
  { texts, storedTexts }: { readonly texts: UnitTexts; readonly storedTexts: UnitTexts },
): ImportedPerson['cells'] {
  const cells: ImportedPerson['cells'] = {};
  for (const column of peopleColumns) {
    const given = row.values[column];
    const isWrong = issues.some((issue) => issue.column === column);
    const before = stored ? cellText(stored, column, storedTexts) : '';
    const value = cellText(after, column, texts);
    // An account that changes elsewhere in the file changes the text of a manager, not the manager.
    const isSame = stored !== null && (value === before || (column === 'manager' && stored.managerId === after.managerId));
    if (isWrong) cells[column] = { state: 'issue', value: given ?? value };
    else if (given === undefined && (isSame || stored === null)) continue;
    else if (stored === null) cells[column] = { state: value === '' ? 'unchanged' : 'new', value };
    else cells[column] = isSame ? { state: 'unchanged', value } : { state: 'changed', value, before };
  }
  return cells;
}
