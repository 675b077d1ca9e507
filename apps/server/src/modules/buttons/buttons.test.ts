import { createId, appDefinitionSchema } from '@inkstone/schema';
import { executeCustomButton, formLoad, formSubmit, listCustomButtons, queryList } from '@inkstone/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { publishApp } from '../publishing/index.ts';
import { officeApp, RoleScene } from '../../testing/role-scene.ts';
import { refusalOf } from '../../testing/record-scene.ts';

const buttons = [
  { code: 'check', name: '檢查', on: ['form', 'list'], does: { kind: 'rule', rule: 'priced' } },
  { code: 'mark', name: '註記', on: ['form', 'list'], does: { kind: 'rule', rule: 'mark' } },
  { code: 'dear', name: '貴', on: ['form'], condition: 'price > 100', does: { kind: 'address', address: 'https://example.org/' } },
  { code: 'site', name: '網站', on: ['form'], confirm: { zh: '確定？', en: 'Sure?' }, does: { kind: 'address', address: '/apps/office' } },
  {
    code: 'ask',
    name: '申請',
    on: ['form'],
    does: {
      kind: 'form',
      schemaCode: 'request',
      formCode: 'request',
      values: [
        { to: 'label', formula: 'label' },
        { to: 'price', formula: 'price * 2' },
      ],
    },
  },
];
const rule = (code: string, action: object) => ({ code, name: code, schemaCode: 'thing', trigger: 'called', actions: [action] });
const rules = [
  rule('priced', { kind: 'check', formula: 'price > 5', message: { zh: '太便宜', en: 'Too cheap' } }),
  rule('mark', { kind: 'insert', schemaCode: 'thing', mappings: [{ to: 'label', formula: 'label' }] }),
];

const withButtons = (declared: readonly object[]) => {
  const forms = officeApp.forms.map((form) => (form.code === 'thing' ? { ...form, buttons: declared } : form));
  return appDefinitionSchema.parse({ ...officeApp, forms, rules });
};

const people = {
  stranger: 'gm',
  viewer: 'finance1',
  editor: 'finance2',
  owner: 'employee',
  colleague: 'deputy',
  appAdmin: 'tech',
  admin: 'admin',
} as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];
const readers: readonly Who[] = ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin'];
const editors: readonly Who[] = ['editor', 'owner', 'appAdmin', 'admin'];

let scene: RoleScene;
let at: Record<Who, TestPerson>;
let table: string;

beforeAll(async () => {
  scene = await RoleScene.open();
  await transact(scene.server.db, (trx) => publishApp(trx, withButtons(buttons)));
  const signedIn = await Promise.all(everybody.map(async (who) => [who, await scene.signIn(people[who])] as const));
  at = Object.fromEntries(signedIn) as Record<Who, TestPerson>;
  table = await thing({ label: '桌子', price: 7 });
  await scene.role([at.viewer], { rights: ['view', 'batch'], scope: 'all', fields: { price: 'hidden' } });
  await scene.role([at.editor], { rights: ['edit'], scope: 'all' });
  await scene.role([at.owner], { rights: ['add', 'edit', 'batch'], scope: 'own' });
  await scene.role([at.colleague], { rights: ['view'], scope: 'department' });
});
afterAll(() => scene.close());

async function thing(values: Readonly<Record<string, unknown>>): Promise<string> {
  return (await at.owner.call(formSubmit, { schemaCode: 'thing', patch: { values } })).objectId;
}

const press = (who: Who, code: string, objectIds = [table], more = {}) =>
  at[who].call(executeCustomButton, { schemaCode: 'thing', code, objectIds, ...more });

/** Who may press each button; the others are refused. */
const matrix: readonly (readonly [string, readonly Who[]])[] = [
  ['check', readers],
  ['mark', editors],
  ['site', readers],
  ['ask', readers],
  ['dear', []],
  ['no_such_button', []],
];

describe.each(matrix)('the button %s', (code, may) => {
  test.each(everybody)('is offered to %s exactly when they may execute it', async (who) => {
    const loaded = await at[who].send(formLoad, { schemaCode: 'thing', objectId: table });
    const { results } = await press(who, code, [table], { preview: true });

    const offered = loaded.status === 200 ? (loaded.body as { data: { buttons: { code: string }[] } }).data.buttons : [];
    expect(offered.some((button) => button.code === code)).toBe(may.includes(who));
    expect(results[0]!.problem === null).toBe(may.includes(who));
  });
});

test.each(everybody)('%s is offered buttons of lists only with the right to process several records at once', async (who) => {
  const offered = await at[who].call(listCustomButtons, { schemaCode: 'thing' });

  const may = ['viewer', 'owner', 'appAdmin', 'admin'].includes(who);
  expect(offered.map(({ code }) => code)).toEqual(may ? ['check', 'mark'] : []);
});

test('the effect of a button is not sent to the client', async () => {
  const loaded = await at.viewer.call(formLoad, { schemaCode: 'thing', objectId: table });

  expect(loaded.definition).not.toHaveProperty('buttons');
  expect(loaded.buttons.find(({ code }) => code === 'site')).toEqual({
    code: 'site',
    name: '網站',
    confirm: { zh: '確定？', en: 'Sure?' },
  });
});

test('several records are processed independently: refusals have the message of the rule, the others are done', async () => {
  const cheap = await thing({ label: '椅子', price: 1 });

  const { results } = await press('owner', 'check', [table, cheap]);
  const colleague = await at.editor.send(executeCustomButton, { schemaCode: 'thing', code: 'check', objectIds: [table, cheap] });

  expect(results).toMatchObject([
    { id: table, name: '桌子', problem: null },
    { id: cheap, problem: { code: 'rule-logic-check-failed', message: 'Too cheap' } },
  ]);
  expect(colleague.status).toBe(403);
});

const lamps = async () => {
  const { items } = await at.admin.call(queryList, { schemaCode: 'thing', keyword: '燈' });
  return items.length;
};

test('a rule writes once when the same request is repeated, and a preview changes nothing', async () => {
  const objectId = await thing({ label: '燈', price: 9 });
  const request = { schemaCode: 'thing', code: 'mark', objectIds: [objectId] };
  await at.owner.call(executeCustomButton, { ...request, preview: true });
  const before = await lamps();

  const key = createId();
  await at.owner.call(executeCustomButton, request, { key });
  await at.owner.call(executeCustomButton, request, { key });

  expect([before, await lamps()]).toEqual([1, 2]);
});

test('a condition is evaluated again when the button is pressed', async () => {
  const objectId = await thing({ label: '畫', price: 500 });

  const dear = await press('owner', 'dear', [objectId]);
  const cheap = await press('owner', 'dear');

  expect(dear.opens).toBe('https://example.org/');
  expect([cheap.opens, cheap.results[0]!.problem]).toEqual([
    null,
    { code: 'button-not-offered', message: 'This action is not available for the record now' },
  ]);
});

test('another form is filled with values of the record, without those that the person may not see', async () => {
  const seen = (await press('owner', 'ask')).opens!;
  const hidden = (await press('viewer', 'ask')).opens!;
  const load = async (who: Who, path: string) => {
    const [, , schemaCode, objectId] = path.split('/');
    return (await at[who].call(formLoad, { schemaCode: schemaCode!, objectId: objectId! })).bizObject.values;
  };

  expect(await load('owner', seen)).toMatchObject({ label: '桌子', price: 14 });
  expect(await load('viewer', hidden)).toMatchObject({ label: '桌子', price: null });
});

const [check, , dear, site, ask] = buttons;
const broken: readonly (readonly [string, object, string])[] = [
  ['no rule of its model', { ...check, does: { kind: 'rule', rule: 'gone' } }, 'ButtonRuleUnknown forms.thing.thing.buttons.check'],
  ['a page for a list', { ...site, on: ['list'] }, 'ButtonOnlyInForm forms.thing.thing.buttons.site'],
  ['a condition over no field', { ...dear, condition: 'gone > 1' }, 'ButtonFormula forms.thing.thing.buttons.dear'],
  ['a form that is not there', { ...ask, does: { ...ask!.does, formCode: 'gone' } }, 'UnknownForm forms.thing.thing.buttons.ask'],
];

test.each(broken)('a button with %s is refused', async (_what, button, issue) => {
  const { issues } = await refusalOf(transact(scene.server.db, (trx) => publishApp(trx, withButtons([button]))));

  expect(issues).toEqual([issue]);
});

test.each(['javascript:alert(1)', '//example.org', 'http://example.org', '/\\example.org'])('a button opens no %s', (address) => {
  expect(() => withButtons([{ ...site, does: { kind: 'address', address } }])).toThrow();
});
