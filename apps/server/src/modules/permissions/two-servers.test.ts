import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAppRole, getSystemSettings, listBizDataRules, myModelRights, userInfo, type Call } from '@inkstone/api';
import { createServer, type Server } from '../../server.ts';
import { RoleScene } from '../../testing/role-scene.ts';
import { createCaller, type TestCaller, type TestPerson } from '../../testing/test-server.ts';

let scene: RoleScene;
/** Another server over the same database. */
let other: Server;
beforeAll(async () => {
  scene = await RoleScene.open();
  other = await createServer({
    files: scene.server.files,
    connection: scene.server.database.connection,
    timeZone: 'Asia/Taipei',
    log: pino({ level: 'silent' }),
    jobs: false,
    demo: true,
  });
});
afterAll(async () => {
  await other.close();
  await scene.close();
});

/** Cached callers are reloaded after a minute anyway; the notification takes a moment. */
const notified = { timeout: 10_000, interval: 20 };

/** Somebody who stays signed in, as a caller of both servers. */
interface SignedIn {
  readonly person: TestPerson;
  readonly callers: readonly [TestCaller, TestCaller];
}
async function signIn(account: string): Promise<SignedIn> {
  const person = await scene.signIn(account);
  return { person, callers: [person, createCaller(other, { authorization: `Bearer ${person.accessToken}` })] };
}

const statuses = ({ callers }: SignedIn, call: Call) => Promise.all(callers.map(async (caller) => (await caller.send(call, {})).status));
const change = ({ person }: SignedIn, values: { is_admin?: boolean; is_app_admin?: boolean; active?: boolean }) =>
  scene.server.db.updateTable('people').set(values).where('id', '=', person.id).execute();

test.each([
  ['administrator', 'is_admin', getSystemSettings],
  ['application administrator', 'is_app_admin', listBizDataRules],
] as const)('naming and removing an %s takes effect at once in every server, without a new sign-in', async (_what, flag, call) => {
  const budget = await signIn('budget');
  expect(await statuses(budget, call)).toEqual([403, 403]);

  await change(budget, { [flag]: true });
  await vi.waitFor(async () => expect(await statuses(budget, call)).toEqual([200, 200]), notified);

  await change(budget, { [flag]: false });
  await vi.waitFor(async () => expect(await statuses(budget, call)).toEqual([403, 403]), notified);
});

test('disabling and enabling somebody takes effect at once in every server', async () => {
  const gm = await signIn('gm');
  expect(await statuses(gm, userInfo)).toEqual([200, 200]);

  await change(gm, { active: false });
  await vi.waitFor(async () => expect(await statuses(gm, userInfo)).toEqual([401, 401]), notified);

  await change(gm, { active: true });
  await vi.waitFor(async () => expect(await statuses(gm, userInfo)).toEqual([200, 200]), notified);
});

test('a role of an application takes effect with the next call in every server: rights are read with each', async () => {
  const somebody = await signIn('finance2');
  await scene.role([await scene.signIn('employee')], { rights: ['view'], scope: 'own' });
  const rights = () =>
    Promise.all(somebody.callers.map(async (caller) => (await caller.call(myModelRights, { schemaCode: 'thing' })).rights));
  const before = await rights();

  const id = await scene.role([somebody.person], { rights: ['view', 'batch'], scope: 'all' });
  const during = await rights();
  await scene.admin.call(deleteAppRole, { id });
  const after = await rights();

  expect([before, during, after]).toEqual([
    [[], []],
    [
      ['view', 'batch'],
      ['view', 'batch'],
    ],
    [[], []],
  ]);
});
