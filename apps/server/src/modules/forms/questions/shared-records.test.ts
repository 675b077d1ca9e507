import { formLoad, formSave, formSubmit, getInstanceBaseinfo, listWorkitems, queryList, workitemAction } from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

const toDeal = (code: string, type = 'RelevanceForm') => ({ code, name: code, type, schemaCode: 'deal' });
const picker = (key: string, isAuthorize: unknown, type = 'relevance-form') => ({
  key,
  type,
  options: { name: key, schemaCode: 'deal', isAuthorize },
});
const nothing = { e: false, v: false };
const route = (code: string, from: string, to: string) => ({ code, from, to });

/** Deals that only their people may read, and papers that refer to them with every kind of control. */
const office = appDefinitionSchema.parse({
  code: 'office',
  name: '辦公室',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'deal', name: '交易', schemaCode: 'deal', formCode: 'deal', workflowCode: 'deal_flow' },
    { code: 'paper', name: '公文', schemaCode: 'paper', formCode: 'paper', workflowCode: 'paper_flow' },
  ],
  models: [
    {
      code: 'deal',
      name: '交易',
      dataItems: [
        { code: 'partner', name: '對象', type: 'ShortText' },
        { code: 'floor', name: '底價', type: 'Number' },
      ],
      nameItem: 'partner',
    },
    {
      code: 'paper',
      name: '公文',
      dataItems: [
        toDeal('open'),
        toDeal('closed'),
        toDeal('unset'),
        toDeal('chosen'),
        toDeal('unseen'),
        toDeal('several', 'RelevanceFormEx'),
        { code: 'lines', name: '明細', type: 'Sheet', dataItems: [toDeal('open'), toDeal('unseen'), toDeal('chosen')] },
      ],
    },
  ],
  forms: [
    {
      code: 'deal',
      name: '交易',
      schemaCode: 'deal',
      controls: [
        { key: 'partner', type: 'text', options: { name: '對象' } },
        { key: 'floor', type: 'number', options: { name: '底價', defaultValue: 7 } },
      ],
      layout: [{ columns: [{ control: 'partner' }, { control: 'floor' }] }],
    },
    {
      code: 'paper',
      name: '公文',
      schemaCode: 'paper',
      controls: [
        picker('open', true),
        picker('closed', false),
        picker('chosen', 'Optional'),
        { key: 'unset', type: 'relevance-form', options: { name: 'unset', schemaCode: 'deal' } },
        picker('unseen', true),
        picker('several', true, 'relevance-form-ex'),
        {
          key: 'lines',
          type: 'sheet',
          options: { name: '明細', isEmptyRow: true },
          columns: [picker('open', true), picker('unseen', true), picker('chosen', 'Optional')],
        },
      ],
      layout: [{ columns: [{ control: 'open' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'deal_flow',
      name: '交易',
      schemaCode: 'deal',
      activities: [
        { kind: 'start', code: 'start', name: '填寫', permission: { others: { e: true, v: true }, controls: { floor: nothing } } },
        { kind: 'approve', code: 'gm', name: '總經理', participants: [{ kind: 'role', role: 'general-manager' }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [route('r1', 'start', 'gm'), route('r2', 'gm', 'end')],
    },
    {
      code: 'paper_flow',
      name: '公文',
      schemaCode: 'paper',
      activities: [
        { kind: 'start', code: 'start', name: '填寫' },
        {
          kind: 'approve',
          code: 'manager',
          name: '主管',
          participants: [{ kind: 'initiator-manager', level: 1 }],
          permission: {
            others: { e: false, v: true },
            controls: {
              unseen: nothing,
              lines: { e: false, v: true, subDataPermission: [{ propertyCode: 'unseen', ...nothing }] },
            },
          },
        },
        {
          kind: 'approve',
          code: 'head',
          name: '處長',
          participants: [{ kind: 'initiator-manager', level: 2 }],
          permission: { others: { e: false, v: true }, controls: { chosen: { e: true, v: true } } },
        },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [route('r1', 'start', 'manager'), route('r2', 'manager', 'head'), route('r3', 'head', 'end')],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let head: TestPerson;
let deputy: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(office);
  const people = await Promise.all(['employee', 'manager', 'head', 'deputy'].map((account) => server.signIn(account)));
  [employee, manager, head, deputy] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
});
afterAll(() => server.close());

async function makeDeal() {
  const { objectId } = await employee.call(formSubmit, { schemaCode: 'deal', patch: { values: { partner: '和昇' } } });
  return { schemaCode: 'deal', objectId };
}

function patchOf(control: string, objectId: string) {
  const reference = { id: objectId, name: '' };
  const [sheet, column] = control.split('.');
  if (column === undefined) return { values: { [control]: control === 'several' ? [reference] : reference } };
  const row = createId();
  return { values: { [cellPath(sheet!, row, column)]: reference }, rows: { [sheet!]: { added: [row] } } };
}

async function makePaper(control: string, objectId: string) {
  const paper = await employee.call(formSubmit, { schemaCode: 'paper', patch: patchOf(control, objectId) });
  return paper.workflowInstanceId;
}

async function agree(person: TestPerson, workflowInstanceId: string | null): Promise<void> {
  const { items } = await person.call(listWorkitems, { size: 100 });
  const workItemId = items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id;
  await person.call(workitemAction, { workItemId, action: 'Agree' });
}

async function reads(person: TestPerson, deal: { readonly schemaCode: string; readonly objectId: string }): Promise<boolean> {
  const { status } = await person.send(formLoad, deal);
  expect([200, 403]).toContain(status);
  return status === 200;
}

describe('where the author decides about sharing', () => {
  const patchSharing = (control: string, objectId: string) => {
    const { values, rows } = patchOf(control, objectId);
    const marked = Object.entries(values).map(([path, reference]) => [path, { ...(reference as object), isAuthorize: true }]);
    return { values: Object.fromEntries(marked), ...(rows && { rows }) };
  };

  test.each(['chosen', 'lines.chosen'])('the record shared in "%s" is readable until the sharing is revoked', async (control) => {
    const deal = await makeDeal();
    const draft = await employee.call(formSave, { schemaCode: 'paper', patch: patchSharing(control, deal.objectId) });
    const place = { schemaCode: 'paper', objectId: draft.objectId };
    const { bizObject } = await employee.call(formLoad, place);
    const [value] = [bizObject.values[control.split('.')[0]!]].flat() as [Record<string, object>];
    await employee.call(formSubmit, { ...place, baseVersion: bizObject.version!, patch: { values: {} } });

    expect(control === 'chosen' ? value : value['chosen']).toMatchObject({ id: deal.objectId, isAuthorize: true });
    expect(await reads(manager, deal)).toBe(true);
    expect(await reads(deputy, deal)).toBe(false);
  });

  test('sharing is revoked by picking the record without it', async () => {
    const deal = await makeDeal();
    const draft = await employee.call(formSave, { schemaCode: 'paper', patch: patchSharing('chosen', deal.objectId) });
    const place = { schemaCode: 'paper', objectId: draft.objectId };
    await employee.call(formSave, { ...place, baseVersion: 1, patch: patchOf('chosen', deal.objectId) });
    const { bizObject } = await employee.call(formLoad, place);
    await employee.call(formSubmit, { ...place, baseVersion: bizObject.version!, patch: { values: {} } });

    expect(bizObject.values['chosen']).not.toHaveProperty('isAuthorize');
    expect(await reads(manager, deal)).toBe(false);
  });

  test('nobody can share a record they may not read themselves', async () => {
    const deal = await makeDeal();
    const paper = await makePaper('chosen', deal.objectId);
    await agree(manager, paper);
    const { items } = await head.call(listWorkitems, { size: 100 });
    const workItemId = items.find((item) => item.workflowInstanceId === paper)!.id;
    const { bizObject } = await head.call(formLoad, { workItemId });

    const { status, body } = await head.send(workitemAction, {
      workItemId,
      action: 'Agree',
      baseVersion: bizObject.version!,
      patch: { values: { chosen: { id: deal.objectId, name: '', isAuthorize: true } }, rows: {} },
    });

    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('NotLendable')]);
    expect(await reads(head, deal)).toBe(false);
  });
});

describe('the holder of a task', () => {
  test.each([
    ['open', true],
    ['closed', false],
    ['unset', false],
    ['unseen', false],
    ['several', true],
    ['chosen', false],
    ['lines.chosen', false],
    ['lines.open', true],
    ['lines.unseen', false],
  ])('reads the record picked in "%s": %s', async (control, expected) => {
    const deal = await makeDeal();
    const before = await reads(manager, deal);

    await makePaper(control, deal.objectId);

    expect(before).toBe(false);
    expect(await reads(manager, deal)).toBe(expected);
    expect(await reads(deputy, deal)).toBe(false);
  });

  test('reads it while the task is theirs; then the next holder does', async () => {
    const deal = await makeDeal();
    const paper = await makePaper('open', deal.objectId);
    const during = [await reads(manager, deal), await reads(head, deal)];

    await agree(manager, paper);
    const after = [await reads(manager, deal), await reads(head, deal)];
    await agree(head, paper);

    expect(during).toEqual([true, false]);
    expect(after).toEqual([false, true]);
    expect([await reads(manager, deal), await reads(head, deal)]).toEqual([false, false]);
    expect(await reads(employee, deal)).toBe(true);
  });

  test('cannot read a record that was replaced in the form', async () => {
    const [deal, other] = [await makeDeal(), await makeDeal()];
    const place = { schemaCode: 'paper' };
    const draft = await employee.call(formSave, { ...place, patch: patchOf('open', deal.objectId) });

    await employee.call(formSubmit, { ...place, objectId: draft.objectId, baseVersion: 1, patch: patchOf('open', other.objectId) });

    expect([await reads(manager, deal), await reads(manager, other)]).toEqual([false, true]);
  });

  test('sees the shared record as its initiator does, without workflow, lists and actions', async () => {
    const deal = await makeDeal();
    await makePaper('open', deal.objectId);

    const loaded = await manager.call(formLoad, deal);
    const listed = await manager.call(queryList, { schemaCode: 'deal', size: 100 });
    const instance = (await employee.call(formLoad, deal)).workflowInstanceId!;

    expect(loaded).toMatchObject({ workflowInstanceId: null, workflowCode: null, workItem: null, instanceStatus: null, actions: [] });
    expect(loaded.bizObject.values['partner']).toBe('和昇');
    expect(loaded.bizObject.values).not.toHaveProperty('floor');
    expect(loaded.permission.others.e).toBe(false);
    expect(listed.items.map(({ id }) => id)).not.toContain(deal.objectId);
    expect(await manager.refused(getInstanceBaseinfo, { workflowInstanceId: instance })).toMatchObject({ status: 403 });
    expect(await manager.refused(formSave, { ...deal, baseVersion: 1, patch: { values: { partner: 'x' } } })).toMatchObject({
      status: 403,
    });
    expect(await manager.refused(formSubmit, { schemaCode: 'paper', patch: patchOf('open', deal.objectId) })).toMatchObject({
      status: 422,
      code: 'form-invalid',
      issues: [{ code: 'UnknownReference', path: 'open' }],
    });
  });
});
