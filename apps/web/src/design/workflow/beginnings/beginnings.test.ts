import { checkApp, createDraftReader, noExternalObjects } from '@inkstone/checks';
import { applyGroup, documentsOf, type Documents } from '@inkstone/design';
import { workflowDefinitionSchema, type LocalizedText, type WorkflowDefinition } from '@inkstone/schema';
import { withTestFacts } from '@inkstone/testing/test-facts';
import { outcomeOf, pathOf, simulate, type Played } from '@inkstone/workflow';
import { expect, test } from 'vitest';
import { beginWorkflow, fieldsFor, firstAnswer, firstRole, type NeedAnswer } from './begin-workflow.ts';
import { flowOfSteps, type Beginning } from './beginning.ts';
import { beginnings } from './office-flows.ts';

const model = { kind: 'model', code: 'paper' } as const;
const form = { kind: 'form', schemaCode: 'paper', code: 'paper_form' } as const;
const app = { kind: 'app', code: 'shop' } as const;
const emptyApp: Documents = documentsOf([
  { key: app, content: { code: 'shop', name: '商店', group: { code: 'group', name: '群組' }, functions: [] } },
  { key: model, content: { code: 'paper', name: '單據', dataItems: [{ code: 'subject', name: '主旨', type: 'ShortText' }] } },
  {
    key: form,
    content: {
      code: 'paper_form',
      schemaCode: 'paper',
      name: '單據',
      controls: [{ key: 'subject', type: 'text', options: { name: '主旨', required: true } }],
      layout: [{ columns: [{ control: 'subject', span: 24 }] }],
    },
  },
]);

const rolesOf = ({ parts }: Beginning): Record<string, string> => Object.fromEntries(parts.map(({ code }) => [code, `role_${code}`]));

function begun(beginning: Beginning, answer: NeedAnswer, roles: Readonly<Record<string, string>>): Documents {
  const operations = beginWorkflow({
    documents: emptyApp,
    workflow: { name: '流程', english: '', code: 'begun' },
    schemaCode: 'paper',
    beginning,
    needs: Object.fromEntries(beginning.needs.map(({ code }) => [code, answer])),
    roles,
    initiator: { id: 'emil', name: 'Emil' },
    locale: 'zh',
    timeZone: 'Asia/Taipei',
  });
  const result = applyGroup(emptyApp, operations, new Map());
  if (!result.fits) throw new Error(`${result.issue.code} ${result.issue.path.join('.')}`);
  return result.documents;
}

const each = beginnings.map((beginning) => [beginning.code, beginning] as const);

test('there are five, each with a scenario that agrees and one that does not', () => {
  expect(beginnings.map(({ code }) => code)).toEqual(['leave', 'expenses', 'purchase', 'contract', 'seal_use']);
  for (const { scenarios } of beginnings)
    expect(new Set(scenarios.map(({ outcome }) => outcome))).toEqual(new Set(['agreed', 'disagreed']));
});

test.each(each)('%s publishes without issues, with its fields and roles and without', (_code, beginning) => {
  const issuesOf = (documents: Documents) => {
    const { app: read } = createDraftReader().read('shop', [...documents.values()]);
    const roles = Object.values(rolesOf(beginning));
    return checkApp(read, { ...noExternalObjects, units: { people: ['emil'], inactivePeople: [], departments: [], roles } });
  };
  expect(issuesOf(begun(beginning, { kind: 'make' }, rolesOf(beginning)))).toEqual([]);
  expect(issuesOf(begun(beginning, { kind: 'leave' }, {}))).toEqual([]);
});

test.each(each)('%s: its scenarios fill in the form and go their ways', (_code, beginning) => {
  const documents = begun(beginning, { kind: 'make' }, rolesOf(beginning));
  const definition = workflowDefinitionSchema.parse({ code: 'begun', ...documents.get('workflow/begun')!.content });
  const scenarios = [...documents.values()].filter(({ key }) => key.kind === 'scenario');
  expect(scenarios).toHaveLength(beginning.scenarios.length);
  for (const { content } of scenarios) {
    const { patch, decisions, expected } = content as unknown as Stored;
    expect(patch.values).toHaveProperty('subject');
    const played = play(definition, patch.values, decisions);
    expect({ path: pathOf(played), outcome: outcomeOf(played) }).toEqual(expected);
  }
});

interface Stored {
  readonly patch: { readonly values: Readonly<Record<string, unknown>> };
  readonly decisions: Parameters<typeof simulate>[0]['decisions'];
  readonly expected: object;
}

/** Plays in an organisation in which everybody is another person. */
function play(definition: WorkflowDefinition, values: Stored['patch']['values'], decisions: Stored['decisions']): Played {
  const holds = (condition: string): boolean => {
    const [field = '', sign, constant] = condition.split(' ');
    return sign === '>' ? Number(values[field]) > Number(constant) : values[field] === (constant === 'true');
  };
  const conditions = Object.fromEntries(definition.routes.flatMap(({ condition }) => (condition ? [[condition, holds(condition)]] : [])));
  const roles = definition.activities.flatMap((activity) => ('participants' in activity ? activity.participants : []));
  const sources = {
    'initiator-manager': ['mona'],
    initiator: ['emil'],
    control: ['dora'],
    ...Object.fromEntries(roles.flatMap((source) => (source.kind === 'role' ? [[`role:${source.role}`, [`of_${source.role}`]]] : []))),
  };
  return withTestFacts({ conditions, sources }, (facts) =>
    simulate({ definition, initiator: 'emil', at: '2026-01-05T01:00:00.000Z', decisions, facts }),
  ) as Played;
}

test('what is left out takes with it what depends on it', () => {
  const codesOf = (beginning: Beginning) => flowOfSteps(beginning.steps({ fields: {}, roles: {} })).activities.map(({ code }) => code);
  expect(beginnings.map(codesOf)).toEqual([
    ['start', 'manager', 'end'],
    ['start', 'manager', 'finance', 'payment', 'end'],
    ['start', 'manager', 'countersign', 'budget', 'technology', 'countersign_join', 'order', 'receipt', 'end'],
    ['start', 'manager', 'countersign', 'legal', 'finance', 'countersign_join', 'seal', 'filing', 'end'],
    ['start', 'manager', 'legal', 'seal', 'end'],
  ]);
});

test('a field and a role whose names fit are chosen at first, otherwise a new field and the manager above', () => {
  const [days] = beginnings[0]!.needs;
  const number = (code: string, zh: string, en: string) => ({ code, type: 'number', name: { zh, en } satisfies LocalizedText }) as const;
  const fields = [number('age', '年資', 'Age'), number('length', '請假天數', 'Length'), number('rows.days', '天數', 'Days')];
  expect(fieldsFor(days!, fields).map(({ code }) => code)).toEqual(['length', 'age']);
  expect(firstAnswer(days!, fields)).toEqual({ kind: 'field', code: 'length' });
  expect(firstAnswer(days!, fields.slice(0, 1))).toEqual({ kind: 'make' });
  expect(firstRole({ zh: ['人資'], en: [] }, [{ code: 'hr', name: '人資專員' }])).toBe('hr');
  expect(firstRole({ zh: ['法務'], en: [] }, [{ code: 'hr', name: '人資專員' }])).toBe('');
});
