import { expect, test } from 'vitest';
import type { LoadedForm } from '../open-form.ts';
import type { ActionName } from './action-face.ts';
import { actionFaces } from './faces.ts';

/** What is said of an action on a task of a workflow. */
function said(action: ActionName, loaded: Partial<LoadedForm> = {}) {
  const task = { workflowCode: 'flow', workItem: { id: 'item' }, ...loaded } as unknown as LoadedForm;
  return actionFaces[action].done(task);
}

test.each([
  ['Save', '儲存成功', 'Saved'],
  ['Delete', '刪除成功', 'Deleted'],
  ['Retrieve', '撤回成功', 'Retrieved'],
  ['Reject', '退回成功', 'Sent back'],
  ['Submit', '任務提交成功', 'The task was submitted'],
  ['Agree', '任務提交成功', 'The task was submitted'],
  ['DisAgree', '任務提交成功', 'The task was submitted'],
  ['PreAddSign', '加簽成功', 'Signers added'],
] as const)('after %s the person reads what was done', (action, zh, en) => {
  expect(said(action)).toEqual({ zh, en });
});

test('a first submission says that the workflow was initiated, a form without one that it was saved', () => {
  expect(said('Submit', { workItem: null })).toMatchObject({ zh: '流程發起成功' });
  expect(said('Submit', { workflowCode: null })).toMatchObject({ zh: '儲存成功' });
});
