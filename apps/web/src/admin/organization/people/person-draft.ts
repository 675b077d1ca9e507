import type { changePerson, createPerson, CallInput } from '@inkstone/api';
import { trimText, type Locale } from '@inkstone/schema';
import type { NamedUnit } from '../fields/named-unit.ts';
import type { PersonDetails } from '../organization-queries.ts';

/** What is entered for a person. */
export interface PersonDraft {
  readonly name: string;
  readonly english: string;
  readonly account: string;
  readonly employeeNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly title: string;
  readonly titleEnglish: string;
  /** The main one first. */
  readonly departments: readonly NamedUnit[];
  readonly manager: NamedUnit | null;
  /** `YYYY-MM-DD`, or empty. */
  readonly enteredOn: string;
  readonly isAdmin: boolean;
  readonly isAppAdmin: boolean;
}

export type PersonFields = Omit<CallInput<typeof changePerson>, 'id' | 'revision'>;

export function draftOf(person: PersonDetails): PersonDraft {
  return {
    name: person.name,
    english: person.name_i18n.en ?? '',
    account: person.account,
    employeeNumber: person.employeeNumber ?? '',
    email: person.email ?? '',
    phone: person.phone ?? '',
    locale: person.locale,
    title: person.title?.zh ?? '',
    titleEnglish: person.title?.en ?? '',
    departments: person.departments,
    manager: person.manager,
    enteredOn: person.enteredOn ?? '',
    isAdmin: person.isAdmin,
    isAppAdmin: person.isAppAdmin,
  };
}

export function emptyDraft(department: NamedUnit | null, locale: Locale): PersonDraft {
  return {
    name: '',
    english: '',
    account: '',
    employeeNumber: '',
    email: '',
    phone: '',
    locale,
    title: '',
    titleEnglish: '',
    departments: department ? [department] : [],
    manager: null,
    enteredOn: '',
    isAdmin: false,
    isAppAdmin: false,
  };
}

/** Returns all properties as the calls take them. `names`: those in other languages than English stay. */
function fieldsOf(draft: PersonDraft, names: PersonDetails['name_i18n']): Required<CallInput<typeof createPerson>> {
  const [zh, en] = [trimText(draft.title), trimText(draft.titleEnglish)];
  return {
    name: trimText(draft.name),
    name_i18n: { ...names, en: trimText(draft.english) },
    account: trimText(draft.account),
    employeeNumber: trimText(draft.employeeNumber) || null,
    email: trimText(draft.email) || null,
    phone: trimText(draft.phone) || null,
    locale: draft.locale,
    // A position in one language is shown in both.
    title: zh || en ? { zh: zh || en, en: en || zh } : null,
    departmentIds: draft.departments.map(({ id }) => id),
    managerId: draft.manager?.id ?? null,
    enteredOn: draft.enteredOn || null,
    isAdmin: draft.isAdmin,
    isAppAdmin: draft.isAppAdmin,
  };
}

/** Returns the properties of a new person. */
export const newPersonOf = (draft: PersonDraft) => fieldsOf(draft, {});

/** Returns only the properties that differ from the stored ones: others may change them meanwhile, or a source may own them. */
export function changesOf(person: PersonDetails, draft: PersonDraft): PersonFields {
  const before = fieldsOf(draftOf(person), person.name_i18n);
  const after = fieldsOf(draft, person.name_i18n);
  return Object.fromEntries(
    Object.entries(after).filter(([property, value]) => JSON.stringify(value) !== JSON.stringify(before[property as keyof typeof before])),
  );
}

export type DraftIssue = 'nameRule' | 'accountRule' | 'emailRule' | 'departmentRule';

/** Returns what is wrong with a draft before it is sent, by property. */
export function draftIssues(draft: PersonDraft): Readonly<Partial<Record<keyof PersonFields, DraftIssue>>> {
  const email = trimText(draft.email);
  return {
    ...(trimText(draft.name) === '' && { name: 'nameRule' }),
    ...(!/^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,63}$/u.test(trimText(draft.account)) && { account: 'accountRule' }),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'emailRule' }),
    ...(draft.departments.length === 0 && { departmentIds: 'departmentRule' }),
  };
}
