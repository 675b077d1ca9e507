import { isJsonObject, objectsIn, type Document, type Documents, type Json, type JsonObject, type Path } from '@inkstone/design';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { memoByObject } from '../surroundings/memo-by-object.ts';
import { wholeDocument, type IssueLocation } from '../issue/issue-location.ts';

/** A name in a document, and where it is. */
interface Named {
  /** Of the names in other languages. */
  readonly path: Path;
  readonly location: IssueLocation;
  readonly name: Json | undefined;
  readonly names: Json | undefined;
}

/**
 * Names without an English one, in an application that has an English name itself. They are shown, and neither prevent publishing nor need a reason.
 */
export function namingHints(documents: Documents): DocumentIssue[] {
  const all = [...documents.values()];
  const isBilingual = all.some(({ key, content }) => key.kind === 'app' && hasEnglish(content['name_i18n']));
  return isBilingual ? all.flatMap(namesWithoutEnglish) : [];
}

const namesWithoutEnglish = memoByObject((document: Document): readonly DocumentIssue[] =>
  namesOf(document).flatMap(({ path, location, name, names }): DocumentIssue[] => {
    if (typeof name !== 'string' || name === '' || hasEnglish(names)) return [];
    return [{ code: 'EnglishMissing', document: document.key, location, params: { name, at: path }, severity: 'hint' }];
  }),
);

const hasEnglish = (names: Json | undefined): boolean => isJsonObject(names) && typeof names['en'] === 'string' && names['en'] !== '';

function namesOf({ key, content }: Document): readonly Named[] {
  const own: Named = { path: ['name_i18n'], location: wholeDocument, name: content['name'], names: content['name_i18n'] };
  switch (key.kind) {
    case 'app':
      return [own, ...parts(content, 'functions', (entry) => ({ kind: 'entry', entry }))];
    case 'model':
      return [
        own,
        ...parts(content, 'dataItems', (item) => ({ kind: 'item', item })),
        ...objectsIn(content['dataItems']).flatMap((item) => {
          const { code } = item;
          if (typeof code !== 'string') return [];
          return parts(item, 'dataItems', (column) => ({ kind: 'item', item: code, column }), ['dataItems', code]);
        }),
      ];
    case 'form':
      return [own, ...objectsIn(content['controls']).flatMap(controlNames)];
    case 'workflow':
      return [own, ...parts(content, 'activities', (activity) => ({ kind: 'activity', activity }))];
    default:
      return [own];
  }
}

function parts(holder: JsonObject, list: string, locate: (code: string) => IssueLocation, before: Path = []): readonly Named[] {
  return objectsIn(holder[list]).flatMap(({ code, name, name_i18n: names }): Named[] =>
    typeof code === 'string' ? [{ path: [...before, list, code, 'name_i18n'], location: locate(code), name, names }] : [],
  );
}

function controlNames(control: JsonObject): readonly Named[] {
  const { key, options, columns } = control;
  if (typeof key !== 'string') return [];
  return [
    optionName(options, ['controls', key], { kind: 'control', control: key }),
    ...objectsIn(columns).flatMap((column) =>
      typeof column['key'] === 'string'
        ? [
            optionName(column['options'], ['controls', key, 'columns', column['key']], {
              kind: 'control',
              control: key,
              column: column['key'],
            }),
          ]
        : [],
    ),
  ];
}

function optionName(options: Json | undefined, path: Path, location: IssueLocation): Named {
  const { name, name_i18n: names } = isJsonObject(options) ? options : {};
  return { path: [...path, 'options', 'name_i18n'], location, name, names };
}
