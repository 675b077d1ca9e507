import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createId, type Patch } from '@inkstone/schema';
import { formLoad, formSubmit, getInstanceBaseinfo, listInstanceLogs, listMyInstances, listWorkitems, workitemAction } from '@inkstone/api';
import { ApiClient } from '@inkstone/testing';
import { expect, test } from '@playwright/test';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterAll(() => server.dispose());

const signIn = (account: string): Promise<ApiClient> => new ApiClient(server.url).signIn(account, 'inkstone');

/** An expense claim of `rows` rows of 1 × 100 each. */
function claim(rows: number): Patch {
  const ids = Array.from({ length: rows }, () => createId());
  const cells = ids.flatMap((id) => [
    [`items[${id}].date`, '2026-11-02'],
    [`items[${id}].category`, '交通'],
    [`items[${id}].quantity`, 1],
    [`items[${id}].price`, 100],
  ]);
  return { values: { purpose: '出差', ...Object.fromEntries(cells) }, rows: { items: { added: ids, removed: [] } } };
}

interface Attempt {
  readonly key: string;
  readonly patch: Patch;
  acknowledged: string | null;
}

/** Submits one claim after the other until it is stopped or the connection is lost. */
async function submitUntilLost(client: ApiClient, attempts: Attempt[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const attempt: Attempt = { key: crypto.randomUUID(), patch: claim(3), acknowledged: null };
    attempts.push(attempt);
    try {
      const answer = await client.call(formSubmit, submission(attempt), { key: attempt.key });
      attempt.acknowledged = answer.workflowInstanceId;
    } catch {
      return;
    }
  }
}

const submission = (attempt: Attempt) => ({
  schemaCode: 'expense_claim',
  formCode: 'expense_claim',
  workflowCode: 'expense_flow',
  patch: attempt.patch,
});

/** Returns all instances of the employee, from all pages. */
async function instanceIds(client: ApiClient, status: 'STARTED' | 'DRAFT'): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: readonly { id: string }[]; next: string | null } = await client.call(listMyInstances, {
      status,
      size: 100,
      ...(cursor ? { cursor } : {}),
    });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  return ids;
}

async function expectWhole(client: ApiClient, workflowInstanceId: string): Promise<void> {
  const loaded = await client.call(formLoad, { workflowInstanceId });
  expect(loaded.instanceStatus).toBe('PROCESSING');
  expect(loaded.bizObject.values['items']).toHaveLength(3);
  expect(loaded.bizObject.values['total']).toBe(300);
  const history = await client.call(listInstanceLogs, { workflowInstanceId });
  expect(history.logs.filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
  expect(history.open).toHaveLength(1);
}

/**
 * Checks that acknowledged claims are complete, none is partial, and repeating every attempt gives exactly one instance each, beside those
 * that were there before.
 */
async function expectNothingLost(attempts: readonly Attempt[], before: readonly string[]): Promise<void> {
  const client = await signIn('employee');
  const started = async (): Promise<string[]> => (await instanceIds(client, 'STARTED')).filter((id) => !before.includes(id));
  const found = await started();
  const acknowledged = attempts.flatMap((attempt) => (attempt.acknowledged ? [attempt.acknowledged] : []));
  expect(found).toEqual(expect.arrayContaining(acknowledged));
  expect(found.length).toBeLessThanOrEqual(attempts.length);
  expect(await instanceIds(client, 'DRAFT')).toEqual([]);
  for (const id of found) await expectWhole(client, id);

  const repeated = await Promise.all(attempts.map((attempt) => client.call(formSubmit, submission(attempt), { key: attempt.key })));

  const ids = repeated.map(({ workflowInstanceId }) => workflowInstanceId);
  expect(new Set(ids).size).toBe(attempts.length);
  attempts.forEach((attempt, index) => attempt.acknowledged && expect(ids[index]).toBe(attempt.acknowledged));
  expect(new Set(await started())).toEqual(new Set(ids));
}

test('sixteen concurrent approvals of the same item take effect once', async () => {
  const employee = await signIn('employee');
  const attempt: Attempt = { key: crypto.randomUUID(), patch: claim(1), acknowledged: null };
  const { workflowInstanceId } = await employee.call(formSubmit, submission(attempt), { key: attempt.key });
  const manager = await signIn('manager');
  const [item] = (await manager.call(listWorkitems, {})).items;
  const agree = { workItemId: item!.id, action: 'Agree', opinion: '同意' } as const;

  const answers = await Promise.all(Array.from({ length: 16 }, () => manager.send(workitemAction, agree)));

  expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ errcode }) => errcode !== 0).map(({ errmsg }) => errmsg)).size).toBe(1);
  const history = await employee.call(listInstanceLogs, { workflowInstanceId: workflowInstanceId! });
  expect(history.logs.filter(({ kind }) => kind === 'agreed')).toHaveLength(1);
  expect((await employee.call(getInstanceBaseinfo, { workflowInstanceId: workflowInstanceId! })).status).toBe('COMPLETED');
});

test('killing the database loses nothing: the server responds clearly and recovers automatically', async () => {
  const client = await signIn('employee');
  const before = await instanceIds(client, 'STARTED');
  const attempts: Attempt[] = [];
  let over = false;
  const writers = [1, 2, 3, 4].map(() => submitUntilLost(client, attempts, () => over));
  await expect.poll(() => attempts.filter(({ acknowledged }) => acknowledged).length, { intervals: [1] }).toBeGreaterThan(5);

  const killed = databasePid(server.dataDir);
  process.kill(killed, 'SIGKILL');
  const during = await client.send(listWorkitems, {});
  over = true;
  await Promise.all(writers);

  expect([200, 503]).toContain(during.status);
  if (during.status === 503) expect(during.errmsg).toContain('資料庫');
  // What the main process has left may answer for a moment; the next database begins when all of it has ended.
  await expect(() => expect(databasePid(server.dataDir)).not.toBe(killed)).toPass({ timeout: 60_000 });
  await expect.poll(async () => (await client.send(listWorkitems, {})).status, { timeout: 60_000 }).toBe(200);
  await expectNothingLost(attempts, before);
});

test('killing the server between and during submissions loses no acknowledged claim', async () => {
  // The server starts three times.
  test.setTimeout(600_000);
  const before = await instanceIds(await signIn('employee'), 'STARTED');
  const attempts: Attempt[] = [];
  for (const acknowledgedBefore of [3, 10, 25]) {
    const clients = await Promise.all([1, 2, 3, 4].map(() => signIn('employee')));
    const goal = attempts.filter(({ acknowledged }) => acknowledged).length + acknowledgedBefore;
    const isGoalReached = (): boolean => attempts.filter(({ acknowledged }) => acknowledged).length >= goal;
    let killed: Promise<void> | null = null;
    const writers = clients.map((client) => submitUntilLost(client, attempts, () => killed !== null));

    await expect.poll(isGoalReached, { intervals: [1] }).toBe(true);
    killed = server.stop('SIGKILL');
    await Promise.all([killed, ...writers]);
    await server.start();
  }

  await expectNothingLost(attempts, before);
});

/** Reads the id of the main database process from the first line of its pid file. */
function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
