import { formSubmit, openWorkingCopy, publishWorkingCopy, submitGroup, workitemAction } from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-server.ts';
import { DesignServer } from '../testing/design-server.ts';

let home: DesignServer;
beforeAll(async () => {
  home = await DesignServer.open();
});
afterAll(() => home.close());

const appCode = 'leave';
const form = { kind: 'form', schemaCode: 'leave_request', code: 'leave_request' } as const;
const workflow = { kind: 'workflow', code: 'leave_flow' } as const;
const publications = 6;
const clients = 16;

/** Changes form and workflow together, so that both have the same version. */
async function publishNext(number: number): Promise<void> {
  const { revision } = await home.admin.call(openWorkingCopy, { appCode });
  const operations = [form, workflow].map((document) => ({ op: 'set' as const, document, path: ['name'], value: `Version ${number}` }));
  const edited = await home.admin.call(submitGroup, { appCode, revision, operations });
  await home.admin.call(publishWorkingCopy, { appCode, revision: edited.revision, reason: 'known' });
}

const leave = (deputy: TestPerson) => ({
  schemaCode: 'leave_request',
  formCode: 'leave_request',
  workflowCode: 'leave_flow',
  patch: {
    values: {
      leave_kind: '特休',
      date_from: '2026-12-01',
      date_to: '2026-12-02',
      deputy: { id: deputy.id, name: '', unitType: 3 },
      reason: '返鄉',
    },
  },
});

const openItems = async () =>
  (
    await sql<{ id: string; version: number }>`
      select id, version from work_items where state = 'open' and activity_code = 'manager'`.execute(home.server.db)
  ).rows;

/** The versions of form and workflow of each request, and how it ended. */
const requests = async () =>
  (
    await sql<{ id: string; form: number; workflow: number; status: string }>`
      select i.id, r.form_version as form, i.workflow_version as workflow, i.status
      from instances i join biz.leave_request r on r.id = i.record_id order by i.id`.execute(home.server.db)
  ).rows;

test('while versions are published, each submission is validated by one of them and none is lost', { timeout: 180_000 }, async () => {
  const [employee, manager, deputy] = await Promise.all(['employee', 'manager', 'deputy'].map((each) => home.server.signIn(each)));
  let isPublishing = true;
  const submitted: string[] = [];
  const submitAll = async (): Promise<void> => {
    do submitted.push((await employee!.call(formSubmit, leave(deputy!))).workflowInstanceId!);
    while (isPublishing);
  };
  const taken = new Set<string>();
  const agreeAll = async (): Promise<void> => {
    for (;;) {
      const isLast = !isPublishing;
      const items = (await openItems()).filter(({ id }) => !taken.has(id));
      if (items.length === 0 && isLast) return;
      for (const { id, version } of items) {
        if (taken.has(id)) continue;
        taken.add(id);
        await manager!.call(workitemAction, { workItemId: id, workItemVersion: version, action: 'Agree', opinion: 'ok' });
      }
    }
  };

  const submitting = Promise.all(Array.from({ length: clients / 2 }, submitAll));
  const agreeing = Promise.all(Array.from({ length: clients / 2 }, agreeAll));
  for (let number = 2; number <= publications; number += 1) await publishNext(number);
  isPublishing = false;
  await Promise.all([submitting, agreeing]);
  await agreeAll();

  const all = await requests();
  expect(all.map(({ id }) => id)).toEqual(submitted.toSorted());
  expect(all.filter((each) => each.form !== each.workflow)).toEqual([]);
  expect(new Set(all.map((each) => each.workflow)).size).toBeGreaterThan(1);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
});
