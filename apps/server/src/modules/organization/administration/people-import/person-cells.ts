import { createPerson, peopleColumns, type PeopleColumn } from '@inkstone/api';
import { generalTexts, type Locale } from '@inkstone/schema';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { StoredPerson } from '../people/stored-person.ts';

/** The values of a person that files contain. */
export type PersonValues = Pick<
  StoredPerson,
  | 'account'
  | 'name'
  | 'name_i18n'
  | 'employeeNumber'
  | 'email'
  | 'phone'
  | 'departmentIds'
  | 'title'
  | 'managerId'
  | 'enteredOn'
  | 'leftOn'
  | 'active'
>;

/** How files call departments and people. */
export interface UnitTexts {
  readonly departmentText: (id: string) => string;
  readonly accountOf: (id: string) => string;
  readonly locale: Locale;
}

/** The text of each column of a person, as it is exported. */
const textOf: Readonly<Record<PeopleColumn, (person: PersonValues, texts: UnitTexts) => string | null | undefined>> = {
  account: ({ account }) => account,
  name: ({ name }) => name,
  englishName: ({ name_i18n }) => name_i18n.en,
  employeeNumber: ({ employeeNumber }) => employeeNumber,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  department: ({ departmentIds: [main] }, { departmentText }) => (main === undefined ? '' : departmentText(main)),
  otherDepartments: ({ departmentIds }, { departmentText }) => departmentIds.slice(1).map(departmentText).join('; '),
  title: ({ title }) => title?.zh,
  englishTitle: ({ title }) => title?.en,
  manager: ({ managerId }, { accountOf }) => (managerId === null ? '' : accountOf(managerId)),
  enteredOn: ({ enteredOn }) => enteredOn,
  leftOn: ({ leftOn }) => leftOn,
  active: ({ active }, { locale }) => generalTexts[active ? 'yes' : 'no'][locale],
};

export function cellText(person: PersonValues, column: PeopleColumn, texts: UnitTexts): string {
  return textOf[column](person, texts) ?? '';
}

/** Returns the cells of a person in the order of the columns. */
export function personCells(person: PersonValues, texts: UnitTexts): readonly string[] {
  return peopleColumns.map((column) => cellText(person, column, texts));
}

const yesWords = new Set(['是', '在職', '啟用', 'yes', 'y', 'true', '1', 'active', 'v', '○']);
const noWords = new Set(['否', '離職', '停用', 'no', 'n', 'false', '0', 'inactive', 'left', 'x']);

/** Null: neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.normalize('NFKC').toLowerCase();
  return yesWords.has(word) ? true : noWords.has(word) ? false : null;
}

const dayPatterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
  // Years of the Republic of China, counted from 1912.
  /^(?:民國)?(?<roc>\d{2,3})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
];

/** Returns a day such as `2026-11-23`; null for any other text and for days that do not exist. */
export function readDay(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s+(?=[年月日])|(?<=[年月])\s+/g, '');
  for (const pattern of dayPatterns) {
    const parts = pattern.exec(plain)?.groups;
    if (!parts) continue;
    const year = parts['roc'] === undefined ? Number(parts['year']) : Number(parts['roc']) + 1911;
    const day = `${String(year).padStart(4, '0')}-${parts['month']!.padStart(2, '0')}-${parts['day']!.padStart(2, '0')}`;
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && year > 1 ? day : null;
  }
  return null;
}

type CellIssue = Omit<OrganizationIssue, 'path'> | null;

const fields = createPerson.input.shape;
const longest = { name: 100, englishName: 100, title: 100, englishTitle: 100, employeeNumber: 64, phone: 40 } as const;
const tooLong =
  (column: keyof typeof longest) =>
  (text: string): CellIssue =>
    text.length > longest[column] ? { code: 'text-too-long', params: { max: longest[column] } } : null;

/** What is wrong with a text that is not empty, by its column alone. */
export const cellIssue: Readonly<Record<PeopleColumn, (text: string) => CellIssue>> = {
  account: (text) => (fields.account.safeParse(text).success ? null : { code: 'account-format' }),
  name: tooLong('name'),
  englishName: tooLong('englishName'),
  employeeNumber: tooLong('employeeNumber'),
  email: (text) => (fields.email.safeParse(text).success ? null : { code: 'mail-format', params: { value: text } }),
  phone: tooLong('phone'),
  department: () => null,
  otherDepartments: () => null,
  title: tooLong('title'),
  englishTitle: tooLong('englishTitle'),
  manager: () => null,
  enteredOn: dayIssue,
  leftOn: dayIssue,
  active: (text) => (readYesNo(text) === null ? { code: 'yes-no-format', params: { value: text } } : null),
};

function dayIssue(text: string): CellIssue {
  return readDay(text) === null ? { code: 'date-format', params: { value: text } } : null;
}
