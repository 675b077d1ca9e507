import { apps } from '@inkstone/demo';
import { misshapesOf } from '@inkstone/design';
import {
  documentSchemas,
  type AppDefinition,
  type DocumentKind,
  type FormDefinition,
  type ListDefinition,
  type ModelDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { expect, test } from 'vitest';
import { checkApp } from '../check-app.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import { issueText } from '../issue/issue-text.ts';
import { issuePath } from '../issue/issue-path.ts';
import { noExternalObjects } from '../surroundings/external-objects.ts';
import { draftIssues } from './draft-issues.ts';
import { createDraftReader, type DraftDocument } from './read-draft.ts';

const { models, forms, lists, workflows, pages: _pages, ...shell } = apps.find(({ code }) => code === 'expense')!;
const documents: readonly DraftDocument[] = [
  { key: { kind: 'app', code: shell.code }, content: shell },
  ...models.map((content) => ({ key: { kind: 'model' as const, code: content.code }, content })),
  ...forms.map((content) => ({ key: { kind: 'form' as const, schemaCode: content.schemaCode, code: content.code }, content })),
  ...lists.map((content) => ({ key: { kind: 'list' as const, schemaCode: content.schemaCode, code: content.code }, content })),
  ...workflows.map((content) => ({ key: { kind: 'workflow' as const, code: content.code }, content })),
];

const changed = (kind: DocumentKind, change: (content: Record<string, never>) => object): readonly DraftDocument[] =>
  documents.map((document) =>
    document.key.kind === kind ? { ...document, content: change(structuredClone(document.content) as Record<string, never>) } : document,
  );

test('a malformed document is named in both languages, and the others are read', () => {
  const broken = changed('list', (list) => ({ ...list, columns: { day: 'wide' } }));

  const { app, malformed, unfit } = createDraftReader().read('expense', broken);

  expect([app.models.length, app.forms.length, app.lists.length, app.workflows.length]).toEqual([1, 1, 0, 1]);
  expect(malformed.map(({ document, location }) => issuePath(document, location))).toEqual(['lists.expense_claim.expense_claims.columns']);
  expect(malformed.map((issue) => issueText(issue, 'en'))).toEqual([
    '"lists.expense_claim.expense_claims.columns" is malformed: expected a list here',
  ]);
  expect(issueText(malformed[0]!, 'zh')).toContain('格式不正確：這裡應為清單');
  expect(unfit).toEqual([]);
});

/** A change of a document of each kind of part, where it is told, and what is left of it for the other checks. */
const unfit: readonly [DocumentKind, (content: never) => object, IssueLocation, (app: AppDefinition) => unknown, unknown][] = [
  [
    'model',
    ({ dataItems: [first, ...rest], ...model }: ModelDefinition) => ({
      ...model,
      dataItems: [{ ...first!, name: '長'.repeat(41) }, ...rest],
    }),
    { kind: 'item', item: models[0]!.dataItems[0]!.code },
    ({ models: [model] }) => model!.dataItems[0]!.name.length,
    40,
  ],
  [
    'form',
    ({ controls: [first, ...rest], ...form }: FormDefinition) => ({ ...form, controls: [{ ...first!, options: {} }, ...rest] }),
    { kind: 'control', control: forms[0]!.controls[0]!.key, option: 'name' },
    ({ forms: [form] }) => [form!.controls.length, form!.controls[0]!.options.name],
    [forms[0]!.controls.length, ''],
  ],
  [
    'list',
    ({ columns: [first, ...rest], ...list }: ListDefinition) => ({ ...list, columns: [{ ...first!, width: 'wide' }, ...rest] }),
    { kind: 'list-setting', setting: 'columns', code: lists[0]!.columns[0]!.code },
    ({ lists: [list] }) => list!.columns[0],
    { code: lists[0]!.columns[0]!.code },
  ],
  [
    'workflow',
    ({ routes: [first, ...rest], ...workflow }: WorkflowDefinition) => ({ ...workflow, routes: [{ ...first!, condition: 7 }, ...rest] }),
    { kind: 'route', route: workflows[0]!.routes[0]!.code },
    ({ workflows: [workflow] }) => workflow!.routes.map(({ code }) => code),
    workflows[0]!.routes.map(({ code }) => code),
  ],
  [
    'app',
    ({ functions: [first, ...rest], ...app }: AppDefinition) => ({ ...app, functions: [{ ...first!, name: null }, ...rest] }),
    { kind: 'entry', entry: shell.functions[0]!.code },
    (app) => app.functions.map(({ code }) => code),
    shell.functions.map(({ code }) => code),
  ],
];

test.each(unfit)(
  'a value that does not fit in a %s is told at its place, and the rest of it is read',
  (kind, change, location, read, left) => {
    const draft = createDraftReader().read('expense', changed(kind, change as never));

    expect(draft.malformed).toEqual([]);
    expect(draft.unfit.map((issue) => [issue.code, issue.location])).toEqual([['ValueUnfit', location]]);
    expect(issueText(draft.unfit[0]!, 'zh')).toMatch(/^「.+」不正確：/);
    expect(read(draft.app)).toEqual(left);
  },
);

test('what does not fit in a document keeps neither its other issues nor those of other documents from being told', () => {
  const broken = changed('model', (model) => ({ ...model, name: 7, nameItem: 'gone' }));

  const draft = createDraftReader().read('expense', broken);
  const issues = draftIssues(draft, checkApp(draft.app, noExternalObjects));

  const before = checkApp(createDraftReader().read('expense', documents).app, noExternalObjects);
  expect(issues.map(({ code }) => code)).toEqual(['ValueUnfit', 'UnknownItem', ...before.map(({ code }) => code)]);
});

test('a name that is too long for a data item and for its control is told at both', () => {
  const name = '長'.repeat(51);
  const { key } = forms[0]!.controls.find((control) => models[0]!.dataItems.some(({ code }) => code === control.key))!;
  const item = models[0]!.dataItems.findIndex(({ code }) => code === key);
  const long = documents.map((document) => {
    const { kind } = document.key;
    if (kind === 'model')
      return {
        ...document,
        content: { ...models[0]!, dataItems: models[0]!.dataItems.with(item, { ...models[0]!.dataItems[item]!, name }) },
      };
    if (kind !== 'form') return document;
    const controls = forms[0]!.controls.map((each) => (each.key === key ? { ...each, options: { ...each.options, name } } : each));
    return { ...document, content: { ...forms[0]!, controls } };
  });

  const draft = createDraftReader().read('expense', long);
  const found = draftIssues(draft, checkApp(draft.app, noExternalObjects)).filter(({ location }) =>
    JSON.stringify(location).includes(`"${key}"`),
  );

  expect(found.map(({ code, location }) => [code, location])).toEqual([
    ['ValueUnfit', { kind: 'item', item: key }],
    ['FormDefect', { kind: 'control', control: key, option: 'name' }],
  ]);
});

test('whatever is in the place of a value, a document is read or named', () => {
  const places = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => {
          const at = [...path, Array.isArray(value) ? Number(name) : name];
          return [at, ...places(each, at)];
        })
      : [];
  const put = (value: unknown, [name, ...rest]: readonly (string | number)[], wrong: unknown): unknown => {
    if (name === undefined) return wrong;
    const next = put(Reflect.get(value as object, name), rest, wrong);
    return Array.isArray(value) ? value.with(Number(name), next) : { ...(value as object), [name]: next };
  };
  const samples = documents.flatMap((document) =>
    places(document.content)
      .filter((_, index) => index % 7 === 0)
      .flatMap((path) => [null, 7, '', [], {}, 'x'.repeat(5000)].map((wrong) => [document, path, wrong] as const)),
  );
  for (const [document, path, wrong] of samples) {
    const content = put(document.content, path, wrong);
    const draft = createDraftReader().read('expense', [{ key: document.key, content }]);
    const isWhole = documentSchemas[document.key.kind].safeParse(content).success && misshapesOf(document.key, content).length === 0;
    expect(draft.malformed.length + draft.unfit.length > 0, `${path.join('.')} ${JSON.stringify(wrong)?.slice(0, 20)}`).toBe(!isWhole);
    expect(() => draftIssues(draft, checkApp(draft.app, noExternalObjects))).not.toThrow();
  }
});

test('a document that did not change is the same object when it is read again', () => {
  const reader = createDraftReader();

  const first = reader.read('expense', documents).app;
  const second = reader.read('expense', documents).app;

  expect(second.forms[0]).toBe(first.forms[0]);
  expect(second.models[0]).toBe(first.models[0]);
});

test('an application without a usable document of its own keeps its parts', () => {
  const { app, malformed } = createDraftReader().read('expense', [{ key: { kind: 'app', code: 'expense' }, content: { name: 3 } }]);

  expect(app).toMatchObject({ code: 'expense', functions: [], models: [] });
  expect(malformed.length).toBeGreaterThan(0);
});
