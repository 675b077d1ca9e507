import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createUrge, getUrgeInfo } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { UrgeDialog } from './UrgeDialog.tsx';

afterEach(cleanup);

const handler = (workItemId: string, name: string, more: object = {}) => ({
  workItemId,
  handler: { id: name, name },
  activityName: '主管審核',
  own: false,
  count: 0,
  last: null,
  againAt: null,
  ...more,
});

function open(items: readonly object[], send: () => unknown = () => ({})) {
  const sent: object[] = [];
  const onClose = vi.fn();
  showPages({
    routes: [{ path: 'urge', Component: () => <UrgeDialog workflowInstanceId="i1" onClose={onClose} /> }],
    at: '/urge',
    answers: { [getUrgeInfo.path]: () => ({ items }), [createUrge.path]: (input) => (sent.push(input), send()) },
  });
  return { sent, onClose };
}

test('the first handler who can be urged now is preselected, others cannot be chosen', async () => {
  const later = '2026-11-20T09:00:00.000Z';
  const { sent, onClose } = open([handler('w1', '安', { own: true }), handler('w2', '柏', { againAt: later }), handler('w3', '辰')]);

  const choices = await screen.findAllByRole('radio');
  fireEvent.change(screen.getByLabelText('留言（選填）'), { target: { value: ' 請看 ' } });
  fireEvent.click(screen.getByRole('button', { name: '送出催辦' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(choices.map((each) => [(each as HTMLInputElement).disabled, (each as HTMLInputElement).checked])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(sent).toEqual([{ workflowInstanceId: 'i1', workItemId: 'w3', message: '請看' }]);
});

test('an empty message is not sent', async () => {
  const { sent } = open([handler('w3', '辰')]);

  await screen.findAllByRole('radio');
  fireEvent.change(screen.getByLabelText('留言（選填）'), { target: { value: '   ' } });
  fireEvent.click(screen.getByRole('button', { name: '送出催辦' }));

  await waitFor(() => expect(sent).toEqual([{ workflowInstanceId: 'i1', workItemId: 'w3' }]));
});

test('where nobody can be urged nothing can be sent', async () => {
  open([]);

  expect(await screen.findByText('目前沒有可以催辦的人。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '送出催辦' })).toHaveProperty('disabled', true);
});

test('a refusal is shown, and the message is kept', async () => {
  const { onClose } = open([handler('w3', '辰')], () => {
    throw new RequestFailure('offline');
  });

  await screen.findAllByRole('radio');
  fireEvent.change(screen.getByLabelText('留言（選填）'), { target: { value: '請看' } });
  fireEvent.click(screen.getByRole('button', { name: '送出催辦' }));

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('留言（選填）')).toHaveProperty('value', '請看');
  expect(onClose).not.toHaveBeenCalled();
});
