import { randomUUID } from 'node:crypto';
import { formLoad, formSubmit, getInstanceBaseinfo, importPackage, listWorkitems, workitemAction } from '@inkstone/api';
import { emptyPatch } from '@inkstone/schema';
import { approve, buildWorkflow, end, handle, service, start, timer } from '@inkstone/testing/workflow-builder';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { serviceWorkers, timerWorker } from '../workflow/index.ts';
import { packageFiles } from './package-files.ts';
import { zipPackage } from './package-zip.ts';
import { PackageServer } from './testing/package-server.ts';

let packages: PackageServer;
let server: TestServer;
let now = new Date('2026-03-02T01:00:00.000Z');
beforeAll(async () => {
  packages = await PackageServer.empty({ now: () => now });
  server = packages.server;
});
afterAll(() => packages.close());

/** A failed vote leads to work, a timer and a service, and from there back to the vote. */
const rework = {
  ...buildWorkflow(
    [
      start(),
      approve('review', ['manager'], { whenFailed: { kind: 'route' } }),
      handle('rework', [], { participants: [{ kind: 'initiator' }] }),
      timer('settle', { kind: 'after', span: { amount: 5, unit: 'minute' } }),
      service('note', { task: { kind: 'rule', rule: 'note_it' } }),
      end(),
    ],
    ['start > review > end', { from: 'review', to: 'rework', outcome: 'disagree' }, 'rework > settle > note > review'],
  ),
  code: 'repaired_flow',
  name: '檢修',
  schemaCode: 'repaired',
};

const contents = {
  code: 'workshop',
  name: '工坊',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'repaired', name: '檢修', schemaCode: 'repaired', formCode: 'repaired', workflowCode: 'repaired_flow' }],
  models: [
    {
      code: 'repaired',
      name: '檢修',
      dataItems: [{ code: 'title', name: '名稱', type: 'ShortText' as const }],
    },
    { code: 'repair_note', name: '紀錄', dataItems: [{ code: 'title', name: '名稱', type: 'ShortText' as const }] },
  ],
  forms: ['repaired', 'repair_note'].map((code) => ({
    code,
    name: code,
    schemaCode: code,
    controls: [{ key: 'title', type: 'text', options: { name: '名稱' } }],
    layout: [],
  })),
  lists: [],
  workflows: [rework],
  dictionaries: [],
  pages: [],
  roles: [],
  rules: [
    {
      code: 'note_it',
      name: '紀錄',
      schemaCode: 'repaired',
      trigger: 'called' as const,
      active: true,
      inputs: [],
      actions: [{ kind: 'insert' as const, schemaCode: 'repair_note', mappings: [{ to: 'title', formula: 'title' }], rows: [] }],
    },
  ],
};

/** Carries out the due jobs of the queues as in a running process. */
async function processQueues(): Promise<void> {
  const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => now };
  const tools = { webhooks: { send: () => Promise.reject(new Error('no address is called')) }, rules: [] };
  for (const { queue, run } of [timerWorker(server.db, environment), ...serviceWorkers(server.db, environment, tools)]) {
    const { rows } = await sql<{ data: object }>`
      delete from pgboss.job where name = ${queue} and start_after <= ${now} returning data`.execute(server.db);
    for (const { data } of rows) await run(data, { id: randomUUID(), error: null, signal: new AbortController().signal });
  }
}

test('a failed vote with rework is published from a package and loops until the vote passes', async () => {
  const [employee, manager] = [await server.signIn('employee'), await server.signIn('manager')];
  const zip = await zipPackage(packageFiles(contents));
  const preview = await packages.preview(zip);
  expect(await packages.send(importPackage.path, zip, { fields: { digest: preview.digest } })).toMatchObject({ status: 200 });
  const { workflowInstanceId } = await employee.call(formSubmit, {
    schemaCode: 'repaired',
    patch: { values: { title: '水泵' }, rows: {} },
  });
  const taskAt = async (person: TestPerson, activityCode: string) => {
    const { items } = await person.call(listWorkitems, {});
    return items.find((each) => each.workflowInstanceId === workflowInstanceId && each.activityCode === activityCode)!.id;
  };
  const vote = async (action: 'Agree' | 'DisAgree') =>
    manager.call(workitemAction, { workItemId: await taskAt(manager, 'review'), action, opinion: '-' });

  for (const _round of [1, 2]) {
    await vote('DisAgree');
    const workItemId = await taskAt(employee, 'rework');
    const { bizObject } = await employee.call(formLoad, { workItemId });
    await employee.call(formSubmit, { schemaCode: 'repaired', workItemId, baseVersion: bizObject.version, patch: emptyPatch });
    now = new Date(now.getTime() + 6 * 60_000);
    await processQueues();
  }
  const info = await employee.call(getInstanceBaseinfo, { workflowInstanceId: workflowInstanceId! });
  await vote('Agree');

  expect(preview.issues).toEqual([]);
  expect(info).toMatchObject({ status: 'PROCESSING' });
  expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId: workflowInstanceId! })).toMatchObject({ status: 'COMPLETED' });
  const { rows } = await sql<{ activity: string; round: number }>`
    select activity_code as activity, max(round) as round from visits
    where instance_id = ${workflowInstanceId} group by 1 order by 1`.execute(server.db);
  expect(rows.map(({ activity, round }) => [activity, round])).toEqual([
    ['note', 2],
    ['review', 3],
    ['rework', 2],
    ['settle', 2],
    ['start', 1],
  ]);
  expect((await sql`select title from biz.repair_note`.execute(server.db)).rows).toEqual([{ title: '水泵' }, { title: '水泵' }]);
});
