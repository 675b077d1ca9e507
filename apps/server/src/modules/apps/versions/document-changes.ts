import type { DocumentChange } from '@inkstone/api';
import type { DocumentKind, NameI18n } from '@inkstone/schema';
import { settingChanges } from './setting-changes.ts';

type ChangedPart = DocumentChange['place'];
type Part = Readonly<Record<string, unknown>>;

/** A list in a document whose entries are identified by a code, with the nested lists. */
interface Listed {
  readonly key: string;
  readonly place: ChangedPart;
  /** The property that holds an entry's code. */
  readonly code: string;
  readonly within?: Listed;
}

const columns: Listed = { key: 'columns', place: 'column', code: 'code' };

/** The lists that are compared entry by entry, for each kind of document; everything else is a setting of the whole document. */
const listed: Readonly<Record<DocumentKind | 'dictionary', readonly Listed[]>> = {
  app: [{ key: 'functions', place: 'function', code: 'code' }],
  model: [{ key: 'dataItems', place: 'item', code: 'code', within: { key: 'dataItems', place: 'item', code: 'code' } }],
  form: [{ key: 'controls', place: 'control', code: 'key', within: { key: 'columns', place: 'control', code: 'key' } }],
  list: [columns],
  page: [{ key: 'cards', place: 'card', code: 'code' }],
  workflow: [
    { key: 'activities', place: 'activity', code: 'code' },
    { key: 'routes', place: 'route', code: 'code' },
  ],
  dictionary: [{ key: 'entries', place: 'entry', code: 'code' }],
  rule: [],
  print: [],
  scenario: [],
  role: [{ key: 'grants', place: 'grant', code: 'schemaCode' }],
};

/** Returns the differences between two contents of a document, by location; where only the order of entries differs, the order. */
export function documentChanges(kind: keyof typeof listed, before: object, after: object): DocumentChange[] {
  const lists = listed[kind];
  const [was, is] = [before as Part, after as Part];
  const settings = [
    ...settingChanges(without(was, lists), without(is, lists)),
    ...lists.flatMap((each) => orderChange(each, entriesOf(was, each), entriesOf(is, each))),
  ];
  return [
    ...(settings.length > 0 ? [{ kind: 'changed' as const, place: 'whole' as const, ...named(is, ''), settings }] : []),
    ...lists.flatMap((each) => entryChanges(each, entriesOf(was, each), entriesOf(is, each), '')),
  ];
}

function entryChanges(list: Listed, before: readonly Part[], after: readonly Part[], above: string): DocumentChange[] {
  const earlier = new Map(before.map((each) => [codeOf(each, list), each]));
  const later = new Set(after.map((each) => codeOf(each, list)));
  const whole = (kind: 'added' | 'removed', each: Part): DocumentChange => ({
    kind,
    place: list.place,
    ...named(each, above + codeOf(each, list)),
    settings: [],
  });
  return [
    ...before.filter((each) => !later.has(codeOf(each, list))).map((each) => whole('removed', each)),
    ...after.flatMap((each) => {
      const was = earlier.get(codeOf(each, list));
      return was ? changesOf(list, was, each, above) : [whole('added', each)];
    }),
  ];
}

function changesOf(list: Listed, was: Part, is: Part, above: string): DocumentChange[] {
  const { place, within } = list;
  const code = above + codeOf(is, list);
  const inner = within ? [within] : [];
  const settings = [
    ...settingChanges(without(was, inner), without(is, inner)),
    ...inner.flatMap((each) => orderChange(each, entriesOf(was, each), entriesOf(is, each))),
  ];
  return [
    ...(settings.length > 0 ? [{ kind: 'changed' as const, place, ...named(is, code), settings }] : []),
    ...inner.flatMap((each) => entryChanges(each, entriesOf(was, each), entriesOf(is, each), `${code}.`)),
  ];
}

function orderChange(list: Listed, before: readonly Part[], after: readonly Part[]): DocumentChange['settings'] {
  const codes = (parts: readonly Part[]): string[] => parts.map((each) => codeOf(each, list));
  const [was, is] = [codes(before), codes(after)];
  const kept = is.filter((code) => was.includes(code));
  const order = was.filter((code) => is.includes(code));
  return kept.join() === order.join() ? [] : [{ path: `${list.key}.order`, before: was.join(', '), after: is.join(', ') }];
}

function without(part: Part, lists: readonly Listed[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !lists.some((list) => list.key === key)));
}

function entriesOf(part: Part, list: Listed): readonly Part[] {
  const entries = part[list.key];
  return Array.isArray(entries) ? (entries as readonly Part[]) : [];
}

function codeOf(part: Part, list: Listed): string {
  return textAt(part, list.code) ?? '';
}

function textAt(part: Part, key: string): string | undefined {
  const value = part[key];
  return typeof value === 'string' ? value : undefined;
}

/** Controls are named in their options, other parts themselves; a part without a name is named by its code. */
function named(part: Part, code: string): Pick<DocumentChange, 'code' | 'name' | 'name_i18n'> {
  const holder = (typeof part['options'] === 'object' ? part['options'] : part) as Part;
  const name = textAt(holder, 'name') || code;
  const name_i18n = holder['name_i18n'] as NameI18n | undefined;
  return { code: code === '' ? (textAt(part, 'code') ?? textAt(part, 'name') ?? '') : code, name, ...(name_i18n && { name_i18n }) };
}
