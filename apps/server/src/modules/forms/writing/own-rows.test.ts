import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formLoad, formSave, formSubmit, listWorkitems, workitemAction, type CallInput } from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { createId, type Patch, type SheetRow } from '@inkstone/schema';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';

let server: TestServer;
const people = new Map<string, TestPerson>();
beforeAll(async () => {
  server = await createTestServer();
  for (const app of apps) await transact(server.db, (trx) => publishApp(trx, app));
  for (const account of ['employee', 'budget', 'tech', 'deputy']) people.set(account, await server.signIn(account));
});
afterAll(() => server.close());

const as = (account: string): TestPerson => people.get(account)!;

/** Repairers and lenders of spare parts write into one log, each only their own rows. */
describe('a log of several people', () => {
  let tasks: Record<string, string>;
  let techRow: string;
  beforeEach(async () => {
    const values = { device: '投影機', place: '三樓', fault: '無法開機', needs_spare: true };
    const chosen = { accept: [as('deputy').id] };
    const { workflowInstanceId } = await as('employee').call(formSubmit, { schemaCode: 'repair', patch: { values }, chosen });
    const taskOf = async (account: string): Promise<string> => {
      const { items } = await as(account).call(listWorkitems, { size: 100 });
      return items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id;
    };
    await write('tech', { values: { finding: '燈泡損壞', cost: 1200 } }, { workItemId: await taskOf('tech') }, formSubmit);
    tasks = { tech: await taskOf('tech'), budget: await taskOf('budget') };
    techRow = await addRow('tech', '更換燈泡');
  });

  async function write(
    account: string,
    patch: Partial<Patch>,
    at: { readonly workItemId: string },
    call: typeof formSave | typeof formSubmit = formSave,
  ) {
    const { bizObject } = await as(account).call(formLoad, at);
    const input: CallInput<typeof formSave> = { schemaCode: 'repair', ...at, baseVersion: bizObject.version, patch };
    return as(account).call(call as typeof formSave, input);
  }

  async function refusedWrite(account: string, patch: Partial<Patch>) {
    const at = { workItemId: tasks[account]! };
    const { bizObject } = await as(account).call(formLoad, at);
    return as(account).refused(formSave, { schemaCode: 'repair', ...at, baseVersion: bizObject.version, patch });
  }

  async function addRow(account: string, what: string): Promise<string> {
    const id = createId();
    const patch = { values: { [`job[${id}].what`]: what }, rows: { job: { added: [id], removed: [] } } };
    await write(account, patch, { workItemId: tasks[account]! });
    return id;
  }

  async function logOf(account: string) {
    const { bizObject } = await as(account).call(formLoad, { workItemId: tasks[account]! });
    return { own: bizObject.ownRows?.['job'], rows: (bizObject.values['job'] as readonly SheetRow[]).map(({ id, what }) => [id, what]) };
  }

  test('shows everybody their own rows among all rows', async () => {
    const budgetRow = await addRow('budget', '送達備機');
    const rows = [
      [techRow, '更換燈泡'],
      [budgetRow, '送達備機'],
    ];

    expect(await logOf('tech')).toEqual({ own: [techRow], rows });
    expect(await logOf('budget')).toEqual({ own: [budgetRow], rows });
  });

  test('refuses changes and deletions of rows of others: all of them are reported, and nothing is written', async () => {
    const budgetRow = await addRow('budget', '送達備機');

    const refused = await refusedWrite('budget', {
      values: { [`job[${techRow}].what`]: '沒有做', [`job[${budgetRow}].what`]: '送達' },
    });
    const removing = await refusedWrite('budget', { rows: { job: { added: [], removed: [techRow, budgetRow] } } });

    expect(refused).toMatchObject({
      status: 422,
      code: 'field-not-editable',
      issues: [{ code: 'NotEditable', path: `job[${techRow}].what` }],
    });
    expect(removing).toMatchObject({
      status: 422,
      code: 'field-not-editable',
      issues: [{ code: 'OthersRow', path: `job[${techRow}]`, message: 'Rows of Work log added by others cannot be deleted' }],
    });
    expect((await logOf('tech')).rows).toEqual([
      [techRow, '更換燈泡'],
      [budgetRow, '送達備機'],
    ]);
  });

  test('cannot be taken over by deleting a row and adding it again under its id', async () => {
    const refused = await refusedWrite('budget', {
      values: { [`job[${techRow}].what`]: '沒有做' },
      rows: { job: { added: [techRow], removed: [] } },
    });

    expect(refused).toMatchObject({ status: 422, code: 'field-not-editable' });
    expect((await logOf('tech')).own).toEqual([techRow]);
  });

  test('keeps the authors of rows during concurrent writes', async () => {
    const { bizObject } = await as('budget').call(formLoad, { workItemId: tasks['budget']! });
    const second = await addRow('tech', '清潔');
    const id = createId();
    await as('budget').call(formSave, {
      schemaCode: 'repair',
      workItemId: tasks['budget']!,
      baseVersion: bizObject.version,
      patch: { values: { [`job[${id}].what`]: '送達備機' }, rows: { job: { added: [id], removed: [] } } },
    });

    expect((await logOf('tech')).own).toEqual([techRow, second]);
    expect((await logOf('budget')).own).toEqual([id]);
  });

  test('lets the authors change and delete their rows', async () => {
    await write('tech', { values: { [`job[${techRow}].what`]: '更換燈泡與濾網' } }, { workItemId: tasks['tech']! });
    expect((await logOf('tech')).rows).toEqual([[techRow, '更換燈泡與濾網']]);

    await write('tech', { rows: { job: { added: [], removed: [techRow] } } }, { workItemId: tasks['tech']! });
    expect((await logOf('tech')).rows).toEqual([]);
  });

  test('is read-only where nothing may be written', async () => {
    await write('tech', { values: { note: '已更換' } }, { workItemId: tasks['tech']! }, formSubmit);
    await write('budget', { values: { spare_number: 'SP-1' } }, { workItemId: tasks['budget']! }, formSubmit);
    const { items } = await as('deputy').call(listWorkitems, { size: 100 });
    const workItemId = items[0]!.id;

    expect((await as('deputy').call(formLoad, { workItemId })).bizObject.ownRows).toBeUndefined();
    await as('deputy').call(workitemAction, { workItemId, action: 'Agree' });
  });
});
