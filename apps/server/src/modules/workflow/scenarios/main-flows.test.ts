import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  formDelete,
  formLoad,
  formSave,
  formSubmit,
  getInstanceBaseinfo,
  listInstanceLogs,
  listMyInstances,
  listWorkitems,
  predictWorkflow,
  queryList,
  rejectWorkItem,
  revokeWorkitem,
  searchCirculates,
  workitemAction,
  type CallInput,
  type WorkItem,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { createId } from '@inkstone/schema';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { andCommit } from '../../../platform/db/statements/last-statement.ts';
import { rememberRecordPlace } from '../instance/record-places.ts';
import { replayCheck } from '../replay/replay-check.ts';

let server: TestServer;
const people = new Map<string, TestPerson>();
const original = Reflect.get(pg.Client.prototype, 'query') as (...parts: unknown[]) => unknown;
beforeAll(async () => {
  server = await createTestServer();
  for (const app of apps) await transact(server.db, (trx) => publishApp(trx, app));
  for (const account of ['employee', 'deputy', 'manager', 'head', 'finance1', 'finance2', 'budget', 'tech', 'gm', 'admin']) {
    people.set(account, await server.signIn(account));
  }
});
afterAll(() => server.close());

const as = (account: string): TestPerson => people.get(account)!;

function expense(prices: readonly number[]): CallInput<typeof formSubmit> {
  const rows = prices.map((price) => ({ id: createId(), price }));
  const cells = rows.flatMap(({ id, price }) => [
    [`items[${id}].date`, '2026-03-01'],
    [`items[${id}].category`, '交通'],
    [`items[${id}].quantity`, 2],
    [`items[${id}].price`, price],
  ]);
  return {
    schemaCode: 'expense_claim',
    formCode: 'expense_claim',
    workflowCode: 'expense_flow',
    patch: { values: { purpose: '拜訪客戶', ...Object.fromEntries(cells) }, rows: { items: { added: rows.map(({ id }) => id) } } },
  };
}

async function taskOf(account: string, workflowInstanceId: string): Promise<WorkItem> {
  const { items } = await as(account).call(listWorkitems, { size: 100 });
  const task = items.find((item) => item.workflowInstanceId === workflowInstanceId);
  if (!task) throw new Error(`${account} has no task of ${workflowInstanceId}`);
  return task;
}

async function agree(account: string, workflowInstanceId: string, opinion?: string): Promise<string> {
  const { id, version } = await taskOf(account, workflowInstanceId);
  return (await as(account).call(workitemAction, { workItemId: id, workItemVersion: version, action: 'Agree', opinion })).instanceStatus;
}

async function whole(workflowInstanceId: string): Promise<void> {
  expect((await replayCheck(server.db, workflowInstanceId)).problems).toEqual([]);
}

/** What goes to the database in one message. */
const textOf = (sent: unknown): string => {
  const { text, texts } = sent as { readonly text?: string; readonly texts?: readonly string[] };
  return texts?.join('\n') ?? text ?? String(sent);
};

/** Adds the messages to the database of the one transaction that claims an idempotency key; the first begins it, and the last commits. */
async function recordingMessages<T>(into: string[], work: () => Promise<T>): Promise<T> {
  const byClient = new Map<unknown, string[]>();
  const send = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parts: unknown[]) {
    const text = textOf(parts[0]);
    const messages = text.includes('insert into idempotency_keys') ? [text] : [...(byClient.get(this) ?? []), text];
    byClient.set(this, messages);
    if (messages[0]!.includes('insert into idempotency_keys') && text.endsWith(`${andCommit}\ncommit`)) into.push(...messages);
    return Reflect.apply(original, this, parts) as never;
  });
  try {
    return await work();
  } finally {
    send.mockRestore();
  }
}

describe('an expense claim of seven rows', () => {
  test('above 5,000 goes to the manager and both people of finance, and is completed with its seals', async () => {
    const { workflowInstanceId, sequenceNo, instanceStatus } = await as('employee').call(
      formSubmit,
      expense([400, 400, 400, 400, 400, 400, 101]),
    );
    const id = workflowInstanceId!;
    expect(instanceStatus).toBe('PROCESSING');
    expect(sequenceNo).not.toBeNull();

    const task = await taskOf('manager', id);
    expect(task).toMatchObject({ sequenceNo, workflowCode: 'expense_flow', activityName: '主管簽核' });
    const form = await as('manager').call(formLoad, { workItemId: task.id });
    expect(form.bizObject.values).toMatchObject({ purpose: '拜訪客戶', total: 5002 });
    expect(form.actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['Agree', 'DisAgree', 'Reject', 'Forward']));
    await agree('manager', id, '同意');
    expect((await as('employee').call(getInstanceBaseinfo, { workflowInstanceId: id })).handlers.map(({ name }) => name).sort()).toEqual([
      '吳靜怡',
      '蔡佩君',
    ]);
    await agree('finance2', id);
    expect(await agree('finance1', id)).toBe('COMPLETED');

    const { logs } = await as('employee').call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.filter(({ seal }) => seal !== null).map(({ seal, actor }) => [seal, actor?.name])).toEqual([
      ['agree', '陳大文'],
      ['agree', '蔡佩君'],
      ['agree', '吳靜怡'],
    ]);
    const { items } = await as('employee').call(listMyInstances, { status: 'COMPLETED', keyword: sequenceNo! });
    expect(items.map((instance) => instance.id)).toEqual([id]);
    const records = await as('employee').call(queryList, { schemaCode: 'expense_claim', fields: ['total', 'sequenceStatus'] });
    expect(records.items.find((record) => record.workflowInstanceId === id)?.values).toMatchObject({
      total: 5002,
      sequenceStatus: 'COMPLETED',
    });
    await whole(id);
  });

  test('of exactly 5,000 the manager decides alone', async () => {
    const { workflowInstanceId } = await as('employee').call(formSubmit, expense([400, 400, 400, 400, 400, 400, 100]));

    expect(await agree('manager', workflowInstanceId!)).toBe('COMPLETED');
    await whole(workflowInstanceId!);
  });

  test('is sent back, corrected, submitted again and returns directly to the sender', async () => {
    const { workflowInstanceId } = await as('employee').call(formSubmit, expense([3000, 1]));
    const id = workflowInstanceId!;
    await agree('manager', id);
    const finance = await taskOf('finance1', id);
    await as('finance1').call(rejectWorkItem, { workItemId: finance.id, activityCodes: ['start'], opinion: '請附說明' });

    const returned = await taskOf('employee', id);
    const { bizObject } = await as('employee').call(formLoad, { workItemId: returned.id });
    await as('employee').call(formSubmit, {
      schemaCode: 'expense_claim',
      workItemId: returned.id,
      workItemVersion: returned.version,
      baseVersion: bizObject.version,
      patch: { values: { remark: '已補說明' } },
    });

    await expect(taskOf('manager', id)).rejects.toThrow();
    expect((await as('finance1').call(formLoad, { workItemId: (await taskOf('finance1', id)).id })).bizObject.values).toMatchObject({
      remark: '已補說明',
    });
    await agree('finance2', id);
    expect(await agree('finance1', id)).toBe('COMPLETED');
    await whole(id);
  });

  test('whose item was finished by somebody else refuses the action and stores nothing of it', async () => {
    const { workflowInstanceId } = await as('employee').call(formSubmit, expense([1]));
    const { id, version } = await taskOf('manager', workflowInstanceId!);
    await as('manager').call(workitemAction, { workItemId: id, workItemVersion: version, action: 'Agree' });

    const refused = await as('manager').refused(
      workitemAction,
      { workItemId: id, workItemVersion: version, action: 'DisAgree', opinion: 'x' },
      { locale: 'zh' },
    );

    expect(refused).toMatchObject({ status: 409, code: 'TaskProcessed', errmsg: '目前的任務已被取消或處理' });
  });

  test('sends the database two messages to be submitted and two to be agreed to', async () => {
    const claim = () => as('employee').call(formSubmit, expense([1, 2, 3, 4, 5, 6, 7]));
    // The first ones read what is then kept.
    const known = await claim();
    await agree('manager', known.workflowInstanceId!);
    const submitted: string[] = [];
    const agreed: string[] = [];

    const { workflowInstanceId } = await recordingMessages(submitted, claim);
    const { id, version } = await taskOf('manager', workflowInstanceId!);
    const decision = { workItemId: id, workItemVersion: version, action: 'Agree' } as const;
    await recordingMessages(agreed, () => as('manager').call(workitemAction, decision));

    expect(submitted, submitted.join('\n\n')).toHaveLength(2);
    expect(agreed, agreed.join('\n\n')).toHaveLength(2);
    // Whoever submits next waits for the counter until the transaction ends, so the message that locks it commits.
    expect(submitted.findIndex((text) => text.includes('raised_counter'))).toBe(submitted.length - 1);
  });

  test.each([
    ['another record', 'expense_claim'],
    ['a record of another model', 'leave_request'],
    ['a model that is no longer there', 'gone'],
  ])('is agreed to where the process remembers %s for the task', async (_, schemaCode) => {
    const { workflowInstanceId, objectId } = await as('employee').call(formSubmit, expense([1, 2]));
    const other = await as('employee').call(formSubmit, expense([3]));
    const { id, version } = await taskOf('manager', workflowInstanceId!);
    rememberRecordPlace([id], { schema_code: schemaCode, record_id: other.objectId });

    const patch = { values: {}, rows: {} };
    const { instanceStatus } = await as('manager').call(workitemAction, {
      workItemId: id,
      workItemVersion: version,
      action: 'Agree',
      patch,
    });

    expect(instanceStatus).toBe('COMPLETED');
    const { rows } = await sql<{ id: string; status: string }>`
      select id, sequence_status as status from biz.expense_claim where id in (${objectId}, ${other.objectId}) order by id`.execute(
      server.db,
    );
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [objectId, 'COMPLETED'],
        [other.objectId, 'PROCESSING'],
      ]),
    );
    await whole(workflowInstanceId!);
  });

  test('is answered with its number when the answer was lost, as the record and the instance have it', async () => {
    const key = randomUUID();
    const claim = expense([1, 2]);

    const answer = await as('employee').call(formSubmit, claim, { key });
    const repeated = await as('employee').call(formSubmit, claim, { key });

    expect(answer.sequenceNo).toMatch(/^EX-\d{6}-\d{4}$/);
    expect(repeated).toEqual(answer);
    const { rows } = await sql<{ record: string; instance: string }>`
      select r.sequence_no as record, i.sequence_no as instance from biz.expense_claim r join inkstone.instances i on i.record_id = r.id
      where r.id = ${answer.objectId}`.execute(server.db);
    expect(rows).toEqual([{ record: answer.sequenceNo, instance: answer.sequenceNo }]);
  });

  test('goes by the number that it gets where a route reads it', async () => {
    const numbered = apps.find(({ code }) => code === 'expense')!;
    const workflows = numbered.workflows.map((workflow) => ({
      ...workflow,
      routes: [
        ...workflow.routes.filter(({ code }) => code !== 'r1'),
        { code: 'r1', from: 'start', to: 'by_number' },
        { code: 'r6', from: 'by_number', to: 'manager', condition: 'sequenceNo is not empty', order: 1 },
        { code: 'r7', from: 'by_number', to: 'finance', default: true, order: 2 },
      ],
      activities: [...workflow.activities, { kind: 'exclusive' as const, code: 'by_number', name: '依編號' }],
    }));
    await transact(server.db, (trx) => publishApp(trx, { ...numbered, workflows } as typeof numbered));

    const { workflowInstanceId } = await as('employee').call(formSubmit, expense([1]));

    expect(await taskOf('manager', workflowInstanceId!)).toMatchObject({ activityCode: 'manager' });
    await whole(workflowInstanceId!);
    await transact(server.db, (trx) => publishApp(trx, numbered));
  });
});

describe('a draft', () => {
  test('is saved, found among the drafts, submitted, retrieved and discarded', async () => {
    const saved = await as('employee').call(formSave, expense([10]));
    const id = saved.workflowInstanceId!;
    const drafts = async (): Promise<string[]> =>
      (await as('employee').call(listMyInstances, { status: 'DRAFT' })).items.map((draft) => draft.id);
    expect(await drafts()).toContain(id);

    const again = { schemaCode: 'expense_claim', objectId: saved.objectId, baseVersion: saved.version, patch: {} };
    expect(await as('manager').refused(formSubmit, again)).toMatchObject({ status: 403 });
    const submitted = await as('employee').call(formSubmit, again);
    expect(submitted.instanceStatus).toBe('PROCESSING');
    expect(await drafts()).not.toContain(id);
    await as('employee').call(revokeWorkitem, { workflowInstanceId: id });
    await as('employee').call(formDelete, { schemaCode: 'expense_claim', objectId: saved.objectId });

    expect(await drafts()).not.toContain(id);
    expect(await as('employee').refused(getInstanceBaseinfo, { workflowInstanceId: id })).toMatchObject({
      status: 404,
      code: 'instance-deleted',
    });
    const { items: tasks } = await as('manager').call(listWorkitems, { size: 100 });
    expect(tasks.map(({ workflowInstanceId }) => workflowInstanceId)).not.toContain(id);
  });
});

describe('a purchase request', () => {
  test('needs both reviews, in any order, before the general manager', async () => {
    const supplier = await as('employee').call(formSubmit, {
      schemaCode: 'supplier',
      patch: { values: { supplier_name: '永昌文具', tax_number: '12345675', contact: '李先生' } },
    });
    const item = createId();
    const { workflowInstanceId } = await as('employee').call(formSubmit, {
      schemaCode: 'purchase_request',
      patch: {
        values: {
          subject: '辦公椅',
          needed_on: '2026-04-01',
          supplier: { id: supplier.objectId, name: '' },
          reason: '汰換',
          [`items[${item}].product`]: '椅子',
          [`items[${item}].quantity`]: 3,
          [`items[${item}].price`]: 1500,
        },
        rows: { items: { added: [item] } },
      },
    });
    const id = workflowInstanceId!;

    expect(await Promise.all([agree('budget', id), agree('tech', id)])).toEqual(['PROCESSING', 'PROCESSING']);
    const task = await taskOf('gm', id);
    const { bizObject } = await as('gm').call(formLoad, { workItemId: task.id });
    expect(bizObject.values).toMatchObject({ supplier: { name: '永昌文具' }, supplier_tax_number: '12345675', total: 4500 });
    expect(await agree('gm', id)).toBe('COMPLETED');
    await whole(id);
  });
});

describe('a leave request', () => {
  const leave = (to: string): CallInput<typeof formSubmit> => ({
    schemaCode: 'leave_request',
    patch: {
      values: {
        leave_kind: '特休',
        date_from: '2026-03-02',
        date_to: to,
        deputy: { id: as('deputy').id, name: 'not taken from here', unitType: 3 },
        reason: '家庭旅遊',
      },
    },
  });

  test('of four days also needs the head of the department, and the deputy gets a copy', async () => {
    const { workflowInstanceId } = await as('employee').call(formSubmit, leave('2026-03-05'));
    const id = workflowInstanceId!;

    await agree('manager', id);
    expect(await agree('head', id)).toBe('COMPLETED');

    const { items } = await as('deputy').call(searchCirculates, {});
    expect(items.map((item) => item.workflowInstanceId)).toContain(id);
    expect((await as('deputy').call(formLoad, { workItemId: items[0]!.id })).permission.others).toEqual({ e: false, v: true });
    await whole(id);
  });

  test('of three days is decided by the manager; the following activities are predicted with reasons', async () => {
    const { workflowInstanceId } = await as('employee').call(formSubmit, leave('2026-03-04'));
    const id = workflowInstanceId!;

    const zh = await as('employee').call(predictWorkflow, { workflowInstanceId: id }, { locale: 'zh' });
    const en = await as('employee').call(predictWorkflow, { workflowInstanceId: id }, { locale: 'en' });

    expect(zh.activities).toEqual([
      {
        activityCode: 'manager',
        activityName: '主管簽核',
        activityName_i18n: { en: 'Manager' },
        kind: 'approve',
        state: 'open',
        people: [{ id: as('manager').id, name: '陳大文' }],
        certainty: 'certain',
        reason: '發起人的直屬主管',
      },
      {
        activityCode: 'tell_deputy',
        activityName: '通知代理人',
        activityName_i18n: { en: 'Notify the deputy' },
        kind: 'circulate',
        state: 'upcoming',
        people: [{ id: as('deputy').id, name: '周柏翰' }],
        certainty: 'depends',
        reason: '傳閱，視「天數」、「職務代理人」而定',
      },
    ]);
    expect(en.activities.map(({ reason }) => reason)).toEqual(["The initiator's manager", 'Circulation, depending on "Days", "Deputy"']);
    expect(await agree('manager', id)).toBe('COMPLETED');
  });
});
