import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWorkflowAdmin, deleteWorkflowAdmin, listInstances } from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { createServer, type Server } from '../../../server.ts';
import { createCaller, type TestCaller } from '../../../testing/test-server.ts';
import { identity } from '../../identity/index.ts';
import { organization } from '../../organization/index.ts';
import { system } from '../../system/index.ts';
import { workflowModule } from '../index.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
/** Another server over the same database. */
let other: Server;
beforeAll(async () => {
  at = await createWorkflowServer();
  other = await createServer({
    files: at.server.files,
    connection: at.server.database.connection,
    timeZone: 'Asia/Taipei',
    log: pino({ level: 'silent' }),
    jobs: false,
    demo: true,
    modules: [organization, system, identity, workflowModule],
  });
  const flow = buildWorkflow([start(), approve('desk', ['manager']), end()], ['start > desk > end']);
  await at.scene.publish({ ...flow, code: 'looked_after' });
});
afterAll(async () => {
  await other.close();
  await at.close();
});

/** Cached rights are reloaded after a minute anyway; the notification takes a moment. */
const notified = { timeout: 10_000, interval: 20 };

test('a change of workflow administrators takes effect at once in every server, without a new sign-in', async () => {
  const instance = await at.scene.start('employee', 'looked_after');
  const admin = await at.as('admin');
  const tech = await at.as('tech');
  const there = createCaller(other, { authorization: `Bearer ${tech.accessToken}` });
  const finds = async (caller: TestCaller) => {
    const { status, body } = await caller.send(listInstances, {});
    return status === 200 && (body.data as { items: { id: string }[] }).items.some(({ id }) => id === instance);
  };
  expect([await finds(tech), await finds(there)]).toEqual([false, false]);

  const { id } = await admin.call(createWorkflowAdmin, {
    personId: at.scene.actor('tech').id,
    scopes: [{ kind: 'workflow', code: 'looked_after' }],
  });
  await vi.waitFor(async () => expect([await finds(tech), await finds(there)]).toEqual([true, true]), notified);

  await admin.call(deleteWorkflowAdmin, { id });
  await vi.waitFor(async () => expect([await finds(tech), await finds(there)]).toEqual([false, false]), notified);
});
