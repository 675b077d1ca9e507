import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelLeave, getManagedPerson, letPersonLeave, setPersonActive, userInfo, type CallInput } from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../../testing/test-server.ts';
import { carryOutLeaves, directory } from '../../index.ts';

/** 2026-11-23 in Taipei. */
const today = new Date('2026-11-23T04:00:00Z');
/** The last moment of 2026-11-30 in Taipei, and the first one after it. */
const lastMoment = new Date('2026-11-30T15:59:59Z');
const dayAfter = new Date('2026-11-30T16:00:00Z');

let server: TestServer;
let admin: TestPerson;
beforeEach(async () => {
  server = await createTestServer({ now: () => today });
  admin = await server.signIn('admin');
});
afterEach(() => server.close());

const id = async (account: string) => (await directory(server.db).personByAccount(account))!.id;
const seen = async (account: string) => {
  const { id: personId, revision } = await admin.call(getManagedPerson, { id: await id(account) });
  return { id: personId, revision };
};
const person = async (account: string) => admin.call(getManagedPerson, { id: await id(account) });
const codesOf = (refusal: { issues?: { code: string; path: string }[] | undefined }) =>
  refusal.issues?.map(({ code, path }) => `${path} ${code}`);
const runJob = (at: Date) => carryOutLeaves(server.db, { ...server.server.installation, now: () => at });
const schedule = async (account: string, more: Partial<CallInput<typeof letPersonLeave>> = {}) =>
  admin.call(letPersonLeave, { ...(await seen(account)), leftOn: '2026-11-30', ...more });

test('with a later leaving date somebody works to the end of that day and then leaves as decided', async () => {
  const [head, self] = [await id('head'), await server.signIn('manager')];

  const answer = await schedule('manager', { successorId: head, takesOverManagement: true, reason: '退休' });
  const before = await person('manager');
  await runJob(lastMoment);
  const onLastDay = await self.send(userInfo, {});
  await runJob(dayAfter);

  expect(answer).toMatchObject({ isScheduled: true, handOverId: null });
  expect(before).toMatchObject({
    active: true,
    leftOn: '2026-11-30',
    scheduledLeave: { successor: { id: head }, takesOverManagement: true, reason: '退休' },
  });
  expect(onLastDay.status).toBe(200);
  await expect.poll(async () => (await self.send(userInfo, {})).status).toBe(401);
  const department = (await directory(server.db).departmentByCode('sales'))!.id;
  expect(await directory(server.db).departmentManager(department)).toBe(head);
  expect(await person('manager')).toMatchObject({ active: false, leftOn: '2026-11-30', scheduledLeave: null });
});

test('a date that is taken back, or moved, disables nobody', async () => {
  await schedule('employee');
  await admin.call(cancelLeave, await seen('employee'));
  await schedule('deputy');
  await schedule('deputy', { leftOn: '2026-12-31' });
  await schedule('manager');
  await admin.call(setPersonActive, { ...(await seen('manager')), active: true });

  await runJob(dayAfter);

  expect(await person('employee')).toMatchObject({ active: true, leftOn: null, scheduledLeave: null });
  expect(await person('deputy')).toMatchObject({ active: true, leftOn: '2026-12-31' });
  expect(await person('manager')).toMatchObject({ active: true, leftOn: null });
});

test('a date from another source counts too, without a handover decided for an earlier date', async () => {
  const head = await id('head');
  await schedule('employee', { successorId: head });
  await server.db.updateTable('people').set({ left_on: '2026-11-28' }).where('account', '=', 'employee').execute();

  await runJob(dayAfter);

  expect(await person('employee')).toMatchObject({ active: false, leftOn: '2026-11-28' });
});

test('a successor who has left meanwhile takes nothing over, and the person leaves nevertheless', async () => {
  await schedule('manager', { successorId: await id('deputy'), takesOverManagement: true });
  await server.db.updateTable('people').set({ active: false }).where('account', '=', 'deputy').execute();

  await runJob(dayAfter);

  expect(await person('manager')).toMatchObject({ active: false, managedDepartments: [{ name: '業務部' }] });
});

test('the last administrator stays until there is another one', async () => {
  await server.db.updateTable('people').set({ left_on: '2026-11-30' }).where('is_admin', '=', true).execute();

  await runJob(dayAfter);
  const left = await directory(server.db).administrators();
  await server.db.updateTable('people').set({ is_admin: true }).where('account', '=', 'gm').execute();
  await runJob(dayAfter);

  expect(left).toHaveLength(1);
  expect(await directory(server.db).administrators()).toEqual([await id('gm')]);
});

test('a leave that cannot be carried out is refused when it is scheduled', async () => {
  const refused = async (account: string, more: Partial<CallInput<typeof letPersonLeave>>) =>
    codesOf(await admin.refused(letPersonLeave, { ...(await seen(account)), leftOn: '2026-11-30', ...more }));
  await server.db
    .updateTable('people')
    .set({ manager_id: await id('manager'), field_sources: JSON.stringify({ managerId: 'ldap' }) })
    .where('account', '=', 'employee')
    .execute();
  await server.db
    .updateTable('people')
    .set({ field_sources: JSON.stringify({ leftOn: 'ldap' }) })
    .where('account', '=', 'head')
    .execute();

  expect(await refused('deputy', { successorId: admin.id })).toEqual(['successorId successor-is-caller']);
  expect(await refused('manager', { successorId: await id('head'), takesOverManagement: true })).toEqual([
    'takesOverManagement manager-owned',
  ]);
  expect(await refused('head', {})).toEqual(['leftOn field-owned']);
  expect(codesOf(await admin.refused(cancelLeave, await seen('head')))).toEqual(['id field-owned']);
  await server.db.updateTable('people').set({ active: false }).where('account', '=', 'budget').execute();
  expect(await refused('budget', {})).toEqual(['id person-inactive']);
});
