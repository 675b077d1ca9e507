import { isJsonObject, objectsIn, type Json, type Operation, type Path } from '@inkstone/design';
import type { DocumentIssue } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import type { IssueCode } from '../issue/issue-text.ts';
import { recoding, removing, setting, valueOf, withoutEntries, type DocumentToFix } from './document-fixes.ts';
import { listSettingFix } from './list-fixes.ts';
import { missingItem } from './missing-item.ts';
import { workflowFix } from './workflow-fixes.ts';

export type IssueToFix = Pick<DocumentIssue, 'code' | 'document' | 'location' | 'params'>;

/** The operations that fix an issue; none if there is not one right fix. */
export type Fix = (issue: IssueToFix, at: DocumentToFix) => readonly Operation[];

/** By the code of the issue. A fix only takes away what has no effect, or gives what everybody would give. */
export const fixes: Readonly<Partial<Record<IssueCode, Fix>>> = {
  CodeTwice: atPart((path, _issue, at) => recoding(at, path)),
  EnglishMissing: ({ params }, at) => {
    const path = params['at'] as Path;
    const names = valueOf(at, path);
    return setting(at, path, { ...(isJsonObject(names) ? names : {}), en: String(params['name']) });
  },
  DefaultTabUnknown: atPart((path, _issue, at) => {
    const control = valueOf(at, path);
    const options = isJsonObject(control) ? control['options'] : undefined;
    const [first] = objectsIn(isJsonObject(options) ? options['heads'] : undefined);
    return first?.['key'] === undefined ? [] : setting(at, [...path, 'options', 'tabDefaultValue'], first['key']);
  }),
  UnknownItem: (issue, at) => {
    if (issue.location.kind === 'list-setting') return listSettingFix(issue.location, at);
    if (issue.location.kind === 'control') return controlItem(issue, issue.location, at);
    return at.key.kind === 'model' && issue.location.kind === 'document' ? setting(at, ['nameItem'], undefined) : [];
  },
  NameItemUnfit: (_issue, at) => setting(at, ['nameItem'], undefined),
  NoRepeatUnavailable: atPart((path, _issue, at) =>
    valueOf(at, [...path, 'noRepeat']) === true ? setting(at, [...path, 'noRepeat'], undefined) : [],
  ),
  GanttNoDay: ({ location }, at) => (location.kind === 'list-setting' ? listSettingFix(location, at) : []),
  GanttNoFigure: ({ location }, at) => (location.kind === 'list-setting' ? listSettingFix(location, at) : []),
  LayoutUnknownControl: ({ location }, at) => (location.kind === 'layout' ? removing(at, ['layout', location.control]) : []),
  MappingUnknown: atPart((path, { params }, at) =>
    withoutEntries(
      at,
      [...path, 'options', 'mappings'],
      (entry) => isJsonObject(entry) && entry['from'] === params['from'] && entry['to'] === params['to'],
    ),
  ),
  FieldNotShown: atPart((path, { params }, at) => withoutShown(at, path, String(params['field']))),
  OptionUnknown: atPart((path, { params }, at) => setting(at, [...path, 'options', String(params['option'])], undefined)),
  OptionMisspelled: atPart((path, { params }, at) => {
    const [wrong, meant] = [String(params['option']), String(params['meant'])];
    const value = valueOf(at, [...path, 'options', wrong]);
    const isFree = value !== undefined && valueOf(at, [...path, 'options', meant]) === undefined;
    const given = isFree ? setting(at, [...path, 'options', meant], value) : [];
    return [...given, ...setting(at, [...path, 'options', wrong], undefined)];
  }),
  UnknownForm: entryFix,
  UnknownModel: (issue, at) => (issue.location.kind === 'card' ? removing(at, ['cards', issue.location.card]) : entryFix(issue, at)),
  UnknownList: (issue, at) => {
    const { location, params } = issue;
    if (location.kind === 'card') return removing(at, ['cards', location.card]);
    if (location.kind === 'entry') return setting(at, ['functions', location.entry, 'listCode'], undefined);
    const path = partPath(location);
    const option = path && ['queryCode', 'listCode'].find((name) => valueOf(at, [...path, 'options', name]) === params['code']);
    return path && option ? setting(at, [...path, 'options', option], undefined) : [];
  },
  UnknownWorkflow: ({ location }, at) =>
    location.kind === 'entry' ? setting(at, ['functions', location.entry, 'workflowCode'], undefined) : [],
  UnknownFunction: ({ location, params }, at) =>
    location.kind === 'card' ? withoutEntries(at, ['cards', location.card, 'functions'], (entry) => entry === params['code']) : [],
  VisibilityUnknown: ({ params }, at) => withoutEntries(at, ['seenBy'], (entry) => namesOnly(entry, params['code'])),
  WorkflowIssue: workflowFix,
};

/** A menu entry whose model or form is not there leads nowhere. */
function entryFix({ location }: IssueToFix, at: DocumentToFix): readonly Operation[] {
  return location.kind === 'entry' ? removing(at, ['functions', location.entry]) : [];
}

/** Fixes what has a path of its own in the document. */
function atPart(fix: (path: Path, issue: IssueToFix, at: DocumentToFix) => readonly Operation[]): Fix {
  return (issue, at) => {
    const path = partPath(issue.location);
    return path ? fix(path, issue, at) : [];
  };
}

function partPath(location: IssueLocation): Path | null {
  switch (location.kind) {
    case 'item':
      return ['dataItems', location.item, ...(location.column === undefined ? [] : ['dataItems', location.column])];
    case 'control':
      return ['controls', location.control, ...(location.column === undefined ? [] : ['columns', location.column])];
    case 'card':
      return ['cards', location.card];
    case 'entry':
      return ['functions', location.entry];
    default:
      return null;
  }
}

/** A control whose data item is not there gets it; a field of other records that is not there is shown no more. */
function controlItem(issue: IssueToFix, location: IssueLocation, at: DocumentToFix): readonly Operation[] {
  const path = partPath(location);
  const code = String(issue.params['code']);
  if (!path) return [];
  if (code === path.at(-1)) return missingItem(issue, path, at);
  const target = valueOf(at, [...path, 'options', 'schemaCode']);
  return typeof target === 'string' && code.startsWith(`${target}.`) ? withoutShown(at, path, code.slice(target.length + 1)) : [];
}

function withoutShown(at: DocumentToFix, path: Path, field: string): readonly Operation[] {
  const display = [...path, 'options', 'displayField'];
  const isOne = valueOf(at, display) === field;
  return [
    ...(isOne ? setting(at, display, undefined) : []),
    ...withoutEntries(at, [...path, 'options', 'showField'], (entry) => entry === field),
  ];
}

/** Whether an entry of a page's visibility names nobody else. */
function namesOnly(entry: Json, code: unknown): boolean {
  if (!isJsonObject(entry)) return false;
  const { users } = entry;
  if (Array.isArray(users)) return users.length === 1 && users[0] === code;
  return entry['department'] === code || entry['role'] === code;
}
