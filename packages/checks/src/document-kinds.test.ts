import { appDefinitionSchema, type AppDefinition, type ListedKind } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { checkApp } from './check-app.ts';
import { noExternalObjects } from './surroundings/external-objects.ts';

const names = (code: string) => ({ code, name: code });
const check = { kind: 'check', formula: 'price > 0', message: { zh: '不可', en: 'No' } };
const template = { ...names('slip'), schemaCode: 'order', formCode: 'order' };
const trial = { ...names('usual'), workflowCode: 'flow', initiator: 'amy', patch: {}, expected: { path: ['end'] } };
const grant = { schemaCode: 'order', rights: ['view'], scope: 'all' };

const app = {
  ...names('shop'),
  group: names('shop'),
  functions: [{ ...names('orders'), schemaCode: 'order', formCode: 'order' }],
  models: [{ ...names('order'), dataItems: [{ ...names('price'), type: 'Number' }] }],
  forms: [
    {
      ...names('order'),
      schemaCode: 'order',
      controls: [{ key: 'price', type: 'number', options: { name: 'price' } }],
      layout: [{ columns: [{ control: 'price', span: 24 }] }],
    },
  ],
  lists: [{ ...names('all'), schemaCode: 'order', columns: [{ code: 'price' }] }],
  workflows: [
    {
      ...names('flow'),
      schemaCode: 'order',
      activities: [
        { ...names('start'), kind: 'start' },
        { ...names('end'), kind: 'end' },
      ],
      routes: [{ code: 'go', from: 'start', to: 'end' }],
    },
  ],
  pages: [{ ...names('home'), cards: [] }],
  rules: [{ ...names('positive'), schemaCode: 'order', trigger: 'saved', actions: [check] }],
  prints: [template],
  scenarios: [trial],
  roles: [{ ...names('clerks'), grants: [grant] }],
};
const external = { ...noExternalObjects, units: { ...noExternalObjects.units, people: ['amy'] } };
const issuesOf = (changes: object) =>
  checkApp(appDefinitionSchema.parse({ ...app, ...changes }), external).map(
    ({ code, document, severity }) => `${severity} ${code} ${document.kind}`,
  );

/** For each kind of document what is wrong with one of it. */
const defects: Readonly<Record<ListedKind, readonly [Partial<Record<keyof AppDefinition, unknown>>, string][]>> = {
  model: [[{ models: [...app.models, ...app.models] }, 'error CodeTwice model']],
  form: [[{ forms: [{ ...app.forms[0], schemaCode: 'gone' }], prints: [] }, 'error UnknownModel form']],
  list: [[{ lists: [{ ...app.lists[0], columns: [{ code: 'gone' }] }] }, 'error UnknownItem list']],
  workflow: [[{ workflows: [{ ...app.workflows[0], schemaCode: 'gone' }] }, 'error UnknownModel workflow']],
  page: [[{ pages: [{ ...names('home'), cards: [{ ...names('c'), kind: 'recent', schemaCode: 'gone' }] }] }, 'error UnknownModel page']],
  rule: [[{ rules: [{ ...app.rules[0], actions: [{ ...check, formula: 'gone > 0' }] }] }, 'error RuleDefect rule']],
  print: [
    [{ prints: [{ ...template, formCode: 'gone' }] }, 'error UnknownForm print'],
    [{ prints: [{ ...template, omitted: ['gone'] }] }, 'warning UnknownControl print'],
    [{ prints: [template, { ...template, code: 'other' }] }, 'error NameTwice print'],
    [
      {
        prints: [
          { ...template, isDefault: true },
          { ...template, ...names('other'), isDefault: true },
        ],
      },
      'error DefaultTwice print',
    ],
  ],
  scenario: [
    [{ scenarios: [{ ...trial, workflowCode: 'gone' }] }, 'error UnknownWorkflow scenario'],
    [{ scenarios: [{ ...trial, expected: { path: ['gone'] } }] }, 'warning UnknownActivity scenario'],
    [{ scenarios: [{ ...trial, decisions: [{ activity: 'gone', action: 'agree' }] }] }, 'warning UnknownActivity scenario'],
    [{ scenarios: [{ ...trial, initiator: 'nobody' }] }, 'warning UnknownInitiator scenario'],
    [{ scenarios: [{ ...trial, formCode: 'gone' }] }, 'warning UnknownForm scenario'],
    [{ scenarios: [trial, { ...trial, code: 'other' }] }, 'error NameTwice scenario'],
  ],
  role: [
    [{ roles: [{ ...names('clerks'), grants: [{ ...grant, schemaCode: 'gone' }] }] }, 'warning RoleDefect role'],
    [{ roles: [{ ...names('clerks'), grants: [{ ...grant, fields: { gone: 'hidden' } }] }] }, 'warning RoleDefect role'],
    [{ roles: [{ ...names('clerks'), grants: [{ ...grant, scope: 'condition' }] }] }, 'error RoleDefect role'],
    [{ roles: [{ ...names('clerks'), grants: [grant, grant] }] }, 'error RoleDefect role'],
    [{ roles: [app.roles[0], { ...app.roles[0], code: 'other' }] }, 'error NameTwice role'],
  ],
};

test('an application with a document of each kind has no issues of the new kinds', () => {
  expect(issuesOf({}).filter((issue) => /print|scenario|role|rule/.test(issue))).toEqual([]);
});

test.each(Object.values(defects).flat())('%j: %s', (changes, issue) => {
  expect(issuesOf(changes)).toContain(issue);
});
