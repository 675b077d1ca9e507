import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createWorkflowAdmin,
  listMessages,
  readMessages,
  saveMessagePreferences,
  getMessagePreferences,
  countUnreadMessages,
} from '@inkstone/api';
import { approve, buildWorkflow, circulate, end, join, split, start } from '@inkstone/testing/workflow-builder';
import { fireDueTimers } from './testing/due-timers.ts';
import { createWorkflowServer, type WorkflowServer } from '../../testing/workflow-server.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const due = { kind: 'after' as const, span: { amount: 2, unit: 'hour' as const } };
  const reminders = [{ side: 'before' as const, span: { amount: 1, unit: 'hour' as const } }];
  const check = { ...approve('check', ['manager'], { timeLimit: { due, reminders } }), name: '審核', name_i18n: { en: 'Check' } };
  const missing = { participants: [{ kind: 'control' as const, control: 'helper' }], whenNobody: [{ kind: 'exception' as const }] };
  const nobody = approve('nobody', [], missing);
  await at.scene.publish(
    { ...buildWorkflow([start(), circulate('tell', ['deputy']), check, end()], ['start > tell > check > end']), code: 'flow' },
    { ...buildWorkflow([start(), approve('check', ['manager']), nobody, end()], ['start > check > nobody > end']), code: 'failing' },
    {
      ...buildWorkflow(
        [
          start(),
          split('s'),
          approve('first', ['manager']),
          approve('left', [], missing),
          approve('second', ['deputy']),
          approve('right', [], missing),
          join('j', 's'),
          end(),
        ],
        ['start > s > first > left > j > end', 's > second > right > j'],
      ),
      code: 'twofold',
    },
  );
});
afterAll(() => at.close());

/** Returns the messages a person received about an instance, oldest first. */
async function messagesOf(account: string, instanceId: string): Promise<string[]> {
  const { items } = await (await at.as(account)).call(listMessages, { size: 100 }, { locale: 'zh' });
  return items
    .flatMap((message) =>
      message.workflowInstanceId === instanceId ? [`${message.kind} ${message.title}${message.read ? ' ✓' : ''}`] : [],
    )
    .reverse();
}

test('people are notified of what concerns them, and not of their own actions', async () => {
  const id = await at.scene.start('employee', 'flow', { title: '桌子' });
  expect(await messagesOf('manager', id)).toEqual(['task 「桌子」等您處理：審核']);
  expect(await messagesOf('deputy', id)).toEqual(['circulated 「桌子」傳閱給您']);

  await at.scene.act('manager', id, {
    action: 'Reject',
    itemId: await at.scene.itemOf('manager', id),
    targets: ['start'],
    opinion: '請補',
  });
  expect(await messagesOf('employee', id)).toEqual(['returned 陳大文 退回了「桌子」']);
  await at.scene.act('employee', id, { action: 'Submit', itemId: await at.scene.itemOf('employee', id) });
  await at.scene.act('manager', id, { action: 'Agree', itemId: await at.scene.itemOf('manager', id) });

  // Messages about a task are marked as read once the task is done.
  expect(await messagesOf('employee', id)).toEqual(['returned 陳大文 退回了「桌子」 ✓', 'finished 「桌子」已結束：同意']);
  expect(await messagesOf('manager', id)).toEqual(['task 「桌子」等您處理：審核 ✓', 'task 「桌子」等您處理：審核 ✓']);
});

test('reminders are sent before and after the due time', async () => {
  const id = await at.scene.start('employee', 'flow', { title: '椅子' });
  for (const minutes of [60, 60]) {
    at.scene.now = new Date(at.scene.now.getTime() + minutes * 60_000);
    await fireDueTimers(at.scene);
  }

  expect(await messagesOf('manager', id)).toEqual([
    'task 「椅子」等您處理：審核',
    'reminder 「椅子」即將到期：審核',
    'reminder 「椅子」已逾期：審核',
  ]);
});

test('administrators are notified of an exception', async () => {
  const id = await at.scene.start('employee', 'failing', { title: '門' });
  await at.scene.act('manager', id, { action: 'Agree', itemId: await at.scene.itemOf('manager', id) });

  expect(await messagesOf('admin', id)).toEqual(['exception 「門」流程異常：nobody']);
  expect(await messagesOf('head', id)).toEqual([]);
});

test('workflow administrators are notified of each exception once', async () => {
  const admin = await at.as('admin');
  await admin.call(createWorkflowAdmin, { personId: at.scene.actor('head').id, scopes: [{ kind: 'workflow', code: 'twofold' }] });
  const id = await at.scene.start('employee', 'twofold', { title: '床' });
  const agree = async (account: string) => at.scene.act(account, id, { action: 'Agree', itemId: await at.scene.itemOf(account, id) });

  await agree('manager');
  expect(await messagesOf('head', id)).toEqual(['exception 「床」流程異常：left']);
  await agree('deputy');

  const both = ['exception 「床」流程異常：left', 'exception 「床」流程異常：right'];
  expect(await messagesOf('head', id)).toEqual(both);
  expect(await messagesOf('admin', id)).toEqual(both);
});

test('nobody is notified of a kind that is off on all their channels', async () => {
  const head = await at.as('deputy');
  const { ways: _, ...preferences } = await head.call(getMessagePreferences, {});
  await head.call(saveMessagePreferences, {
    kinds: { ...preferences.kinds, circulated: { station: false, mail: true, webhook: true } },
  });

  const id = await at.scene.start('employee', 'flow', { title: '窗' });

  expect(await messagesOf('deputy', id)).toEqual([]);
  expect(await head.call(getMessagePreferences, {})).toMatchObject({
    kinds: { circulated: { station: false, mail: true }, task: { station: true } },
    ways: { mail: false, webhook: false },
  });
});

test('messages are marked as read one by one or all at once; messages of others stay unread', async () => {
  for (const title of ['一', '二', '三']) await at.scene.start('employee', 'flow', { title });
  const [manager, head] = [await at.as('manager'), await at.as('head')];
  const { items, next } = await manager.call(listMessages, { size: 2, unread: 'true' });
  const { unread } = await manager.call(countUnreadMessages, {});

  expect(await head.call(readMessages, { ids: items.map(({ id }) => id) })).toEqual({ read: 0 });
  expect(await manager.call(readMessages, { ids: [items[0]!.id] })).toEqual({ read: 1 });
  expect((await manager.call(listMessages, { size: 2, cursor: next! })).items).not.toEqual(items);
  expect((await manager.call(countUnreadMessages, {})).unread).toBe(unread - 1);
  expect(await manager.call(readMessages, {})).toEqual({ read: unread - 1 });
});
