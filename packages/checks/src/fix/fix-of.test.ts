import { apps } from '@inkstone/demo';
import { applyGroup, documentId, documentsOf, valueIn, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { AppDefinition, DocumentKey } from '@inkstone/schema';
import { mutatedApps } from '@inkstone/testing/mutated-app';
import { describe, expect, test } from 'vitest';
import { checkApp } from '../check-app.ts';
import { draftIssues } from '../draft/draft-issues.ts';
import { createDraftReader } from '../draft/read-draft.ts';
import { hintsIn } from '../hints/hints-in.ts';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { issuePath } from '../issue/issue-path.ts';
import { noExternalObjects } from '../surroundings/external-objects.ts';
import { fixAll, fixOf } from './fix-of.ts';
import { fixes } from './fixes.ts';

const nothing = documentsOf([]);

function documentsOfApp({
  models,
  forms,
  lists,
  workflows,
  pages = [],
  rules: _rules,
  dictionaries: _dictionaries,
  ...shell
}: AppDefinition): Documents {
  const of = (key: DocumentKey, content: unknown) => ({ key, content: JSON.parse(JSON.stringify(content)) as JsonObject });
  return documentsOf([
    of({ kind: 'app', code: shell.code }, shell),
    ...models.map((model) => of({ kind: 'model', code: model.code }, model)),
    ...forms.map((form) => of({ kind: 'form', schemaCode: form.schemaCode, code: form.code }, form)),
    ...lists.map((list) => of({ kind: 'list', schemaCode: list.schemaCode, code: list.code }, list)),
    ...workflows.map((workflow) => of({ kind: 'workflow', code: workflow.code }, workflow)),
    ...pages.map((page) => of({ kind: 'page', code: page.code }, page)),
  ]);
}

function issuesOf(documents: Documents): readonly DocumentIssue[] {
  const code = [...documents.values()].find(({ key }) => key.kind === 'app')!.key.code;
  const draft = createDraftReader().read(code, [...documents.values()]);
  return [...draftIssues(draft, checkApp(draft.app, noExternalObjects)), ...hintsIn(documents)];
}

function after(documents: Documents, operations: readonly Operation[]): Documents {
  const result = applyGroup(documents, operations, nothing);
  if (!result.fits) throw new Error(`${result.issue.code} ${result.issue.path.join('.')}`);
  return result.documents;
}

const textOf = ({ code, document, location, params }: DocumentIssue) => JSON.stringify([code, issuePath(document, location), params]);
const errorsIn = (issues: readonly DocumentIssue[]) => issues.filter(({ severity }) => severity === 'error').length;

const expense = documentsOfApp(apps.find(({ code }) => code === 'expense')!);
const keyOf = (kind: DocumentKey['kind']) => [...expense.values()].find(({ key }) => key.kind === kind)!.key;
const [app, model, form, list, workflow] = (['app', 'model', 'form', 'list', 'workflow'] as const).map(keyOf) as DocumentKey[];
const page = { kind: 'page', code: 'home' } as const;
const seed = (content: object): Operation => ({
  op: 'insert',
  document: page,
  path: [],
  value: { name: '首頁', name_i18n: { en: 'Home' }, cards: [], ...content },
});
const at = (document: DocumentKey | undefined, path: readonly string[], value?: unknown): Operation => ({
  op: 'set',
  document: document!,
  path,
  ...(value !== undefined && { value: value as JsonObject }),
});
const inside = (document: DocumentKey | undefined, list_: string, code: string, value: object): Operation => ({
  op: 'insert',
  document: document!,
  path: [list_, code],
  value: value as JsonObject,
});
const english = { name_i18n: { en: 'x' } };
const entry = { name: 'x', ...english, schemaCode: model!.code, formCode: form!.code };
const text = (options: object = {}) => ({ type: 'text', options: { name: 'x', ...english, ...options } });
const item = (type: string, more: object = {}) => ({ name: 'x', ...english, type, ...more });

/** What is broken, the issue that is found, and what fixes it: a path with its value afterwards. */
const cases: readonly (readonly [string, readonly Operation[], DocumentKey, readonly string[], unknown])[] = [
  [
    'CodeTwice',
    [inside(model, 'dataItems', 'Twin', item('Number')), inside(model, 'dataItems', 'twin', item('Date'))],
    model!,
    ['dataItems', 'twin_2', 'type'],
    'Date',
  ],
  [
    'EnglishMissing',
    [inside(model, 'dataItems', 'plain', { name: '備註', type: 'ShortText' })],
    model!,
    ['dataItems', 'plain', 'name_i18n'],
    { en: '備註' },
  ],
  [
    'DefaultTabUnknown',
    [
      inside(form, 'controls', 'tabs', {
        type: 'tabs',
        options: { name: 'x', ...english, heads: [{ key: 'one', title: 'One' }], tabDefaultValue: 'gone' },
      }),
    ],
    form!,
    ['controls', 'tabs', 'options', 'tabDefaultValue'],
    'one',
  ],
  ['UnknownItem', [inside(form, 'controls', 'unbound', text())], model!, ['dataItems', 'unbound', 'type'], 'ShortText'],
  ['UnknownItem', [inside(list, 'columns', 'gone', {})], list!, ['columns', 'gone'], undefined],
  ['UnknownItem', [at(list, ['sort'], { code: 'gone', direction: 'asc' })], list!, ['sort'], undefined],
  ['UnknownItem', [at(list, ['filters'], ['gone'])], list!, ['filters'], undefined],
  ['UnknownItem', [at(model, ['nameItem'], 'gone')], model!, ['nameItem'], undefined],
  [
    'NameItemUnfit',
    [inside(model, 'dataItems', 'files', item('Attachment')), at(model, ['nameItem'], 'files')],
    model!,
    ['nameItem'],
    undefined,
  ],
  [
    'NoRepeatUnavailable',
    [inside(model, 'dataItems', 'files', item('Attachment', { noRepeat: true }))],
    model!,
    ['dataItems', 'files', 'noRepeat'],
    undefined,
  ],
  [
    'GanttNoDay',
    [inside(model, 'dataItems', 'count', item('Number')), at(list, ['gantt'], { start: 'count', end: 'count' })],
    list!,
    ['gantt'],
    undefined,
  ],
  [
    'GanttNoFigure',
    [
      inside(model, 'dataItems', 'day', item('Date', { precision: 'day' })),
      inside(model, 'dataItems', 'word', item('ShortText')),
      at(list, ['gantt'], { start: 'day', end: 'day', progress: 'word' }),
    ],
    list!,
    ['gantt'],
    { start: 'day', end: 'day' },
  ],
  ['LayoutUnknownControl', [inside(form, 'layout', 'gone', {})], form!, ['layout', 'gone'], undefined],
  [
    'MappingUnknown',
    [
      inside(model, 'dataItems', 'twin', item('ShortText')),
      inside(
        form,
        'controls',
        'twin',
        text({
          mappings: [
            { from: 'name', to: 'twin' },
            { from: 'name', to: 'gone' },
          ],
        }),
      ),
    ],
    form!,
    ['controls', 'twin', 'options', 'mappings'],
    [{ from: 'name', to: 'twin' }],
  ],
  [
    'FieldNotShown',
    [
      inside(model, 'dataItems', 'files', item('Attachment')),
      inside(model, 'dataItems', 'other', item('RelevanceForm', { schemaCode: model!.code })),
      inside(form, 'controls', 'other', {
        type: 'relevance-form',
        options: { name: 'x', ...english, schemaCode: model!.code, displayField: 'files' },
      }),
    ],
    form!,
    ['controls', 'other', 'options', 'displayField'],
    undefined,
  ],
  [
    'OptionUnknown',
    [inside(model, 'dataItems', 'twin', item('ShortText')), inside(form, 'controls', 'twin', text({ qqqqqqqqqq: 1 }))],
    form!,
    ['controls', 'twin', 'options', 'qqqqqqqqqq'],
    undefined,
  ],
  [
    'OptionMisspelled',
    [inside(model, 'dataItems', 'twin', item('ShortText')), inside(form, 'controls', 'twin', text({ placeholdr: 'here' }))],
    form!,
    ['controls', 'twin', 'options', 'placeholder'],
    'here',
  ],
  ['UnknownForm', [inside(app, 'functions', 'gone', { ...entry, formCode: 'gone' })], app!, ['functions', 'gone'], undefined],
  ['UnknownModel', [inside(app, 'functions', 'gone', { ...entry, schemaCode: 'gone' })], app!, ['functions', 'gone'], undefined],
  ['UnknownList', [inside(app, 'functions', 'more', { ...entry, listCode: 'gone' })], app!, ['functions', 'more', 'listCode'], undefined],
  [
    'UnknownWorkflow',
    [inside(app, 'functions', 'more', { ...entry, workflowCode: 'gone' })],
    app!,
    ['functions', 'more', 'workflowCode'],
    undefined,
  ],
  [
    'UnknownFunction',
    [seed({ cards: [{ code: 'forms', kind: 'forms', functions: ['gone'], row: 0, column: 0, width: 1, height: 1 }] })],
    page,
    ['cards', 'forms', 'functions'],
    undefined,
  ],
  ['VisibilityUnknown', [seed({ seenBy: [{ kind: 'role', role: 'gone' }] })], page, ['seenBy'], undefined],
  ['WorkflowIssue', [at(workflow, ['routes', 'gone', 'condition'], '1 = 1')], workflow!, ['routes', 'gone'], undefined],
];

describe('a fix takes its issue away', () => {
  test.each(cases.filter(([code]) => code !== 'VisibilityUnknown' && code !== 'WorkflowIssue' && code !== 'UnknownFunction'))(
    '%s at %o',
    (code, broken, document, path, expected) => {
      const documents = after(expense, broken);
      const found = issuesOf(documents).filter(
        (issue) => issue.code === code && !issuesOf(expense).some((each) => textOf(each) === textOf(issue)),
      );
      const operations = fixAll(found, { documents, published: nothing });
      const fixed = after(documents, operations);

      expect(found.map((issue) => fixOf(issue, { documents, published: nothing }) !== null)).not.toContain(false);
      expect(found.length).toBeGreaterThan(0);
      expect(valueIn(fixed, document, path)).toEqual(expected);
      expect(issuesOf(fixed).filter((issue) => found.some((each) => textOf(each) === textOf(issue)))).toEqual([]);
    },
  );
});

test('no fix of broken applications leaves its issue or adds an error', () => {
  const fixed = new Set<string>();
  for (const broken of apps.flatMap((each, index) => mutatedApps(each, { seed: index, count: 12 }))) {
    const documents = documentsOfApp(broken);
    const issues = issuesOf(documents);
    for (const issue of issues) {
      const operations = fixOf(issue, { documents, published: nothing });
      if (!operations) continue;
      const left = issuesOf(after(documents, operations));
      fixed.add(issue.code);

      expect(left.filter((each) => textOf(each) === textOf(issue)).length, textOf(issue)).toBeLessThan(
        issues.filter((each) => textOf(each) === textOf(issue)).length,
      );
      expect(errorsIn(left), textOf(issue)).toBeLessThanOrEqual(errorsIn(issues));
    }
  }
  expect(fixed.size).toBeGreaterThan(5);
});

test('a code that was published is not renamed', () => {
  const documents = after(expense, [inside(model, 'dataItems', 'Twin', item('Number')), inside(model, 'dataItems', 'twin', item('Date'))]);
  const [issue] = issuesOf(documents).filter(({ code }) => code === 'CodeTwice');

  expect(fixOf(issue!, { documents, published: documents })).toBeNull();
});

test('every fix is of an issue that has one', () => {
  expect(Object.keys(fixes).filter((code) => !cases.some(([each]) => each === code))).toEqual([]);
});

test('what somebody else changed meanwhile is not fixed over', () => {
  const documents = after(expense, [at(list, ['sort'], { code: 'gone', direction: 'asc' })]);
  const [issue] = issuesOf(documents).filter(({ code, location }) => code === 'UnknownItem' && location.kind === 'list-setting');
  const operations = fixOf(issue!, { documents, published: nothing })!;
  const changed = after(documents, [at(list, ['sort'], { code: 'other', direction: 'asc' })]);

  expect(applyGroup(changed, operations, nothing)).toMatchObject({ fits: false, issue: { code: 'ChangedMeanwhile' } });
  expect(documentId(issue!.document)).toBe(documentId(list!));
});
