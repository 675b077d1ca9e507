import { expect, test } from 'vitest';
import type { LoadedForm } from '../open-form.ts';
import type { ActionName } from './action-view.ts';
import { actionViews } from './views.ts';

/** Returns the message after an action on a task of a workflow. */
function doneText(action: ActionName, loaded: Partial<LoadedForm> = {}) {
  const task = { workflowCode: 'flow', workItem: { id: 'item' }, ...loaded } as unknown as LoadedForm;
  return actionViews[action].done(task);
}

test.each([
  ['Save', '儲存成功', 'Saved'],
  ['Delete', '刪除成功', 'Deleted'],
  ['Retrieve', '撤回成功', 'Retrieved'],
  ['Reject', '退回成功', 'Sent back'],
  ['Submit', '任務提交成功', 'Task submitted'],
  ['Agree', '任務提交成功', 'Task submitted'],
  ['DisAgree', '任務提交成功', 'Task submitted'],
  ['PreAddSign', '加簽成功', 'Signers added'],
] as const)('%s reports its success', (action, zh, en) => {
  expect(doneText(action)).toEqual({ zh, en });
});

test('a first submission reports that the workflow was initiated, a form without one that it was saved', () => {
  expect(doneText('Submit', { workItem: null })).toMatchObject({ zh: '流程發起成功' });
  expect(doneText('Submit', { workflowCode: null })).toMatchObject({ zh: '儲存成功' });
});
