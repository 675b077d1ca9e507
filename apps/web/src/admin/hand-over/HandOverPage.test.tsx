import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listHandOvers, previewHandOver, startHandOver, userSearch } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { HandOverPage } from './HandOverPage.tsx';

afterEach(cleanup);

const handOver = {
  id: 'h1',
  from: { id: 'a', name: '安' },
  to: { id: 'b', name: '柏' },
  startedBy: { id: 'c', name: '辰' },
  startedAt: '2026-11-20T08:00:00.000Z',
  state: 'done',
  total: 3,
  done: 2,
  failures: [{ workItemId: 'w1', instanceName: '報銷單', reason: '已結束' }],
};

const people = [
  { id: 'a', name: '安', departmentName: '業務部' },
  { id: 'b', name: '柏', departmentName: '財務部' },
];

function open(list: () => unknown, preview: (from: unknown) => unknown = () => ({ total: 0, workflows: [] })) {
  const started: object[] = [];
  showPages({
    routes: [{ path: 'admin/hand-over', Component: HandOverPage }],
    at: '/admin/hand-over',
    answers: {
      [listHandOvers.path]: list,
      [startHandOver.path]: (input) => (started.push(input), {}),
      [previewHandOver.path]: ({ from }) => preview(from),
      [userSearch.path]: () => ({ items: people }),
    },
  });
  return started;
}

test('without people both are asked for, and nothing is started', async () => {
  const started = open(() => []);

  fireEvent.click(await screen.findByRole('button', { name: '開始交接' }));

  expect(await screen.findAllByText('請選擇人員')).toHaveLength(2);
  expect(started).toEqual([]);
});

test('tasks that could not be handed over are listed with the reason', async () => {
  open(() => [handOver]);

  expect(await screen.findByText('安 → 柏')).toBeTruthy();
  expect(screen.getByText('已交接 2 / 3 項，由辰發起')).toBeTruthy();
  expect(screen.getByText('報銷單：已結束')).toBeTruthy();
  expect(screen.getByLabelText('進度').getAttribute('aria-valuenow')).toBe('100');
});

test('without handovers the list says so', async () => {
  open(() => []);

  expect(await screen.findByText('還沒有交接過')).toBeTruthy();
});

test('a list that could not be loaded leaves the form in place', async () => {
  open(() => {
    throw new RequestFailure('offline');
  });

  expect(await screen.findByRole('button', { name: '再試一次' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '開始交接' })).toBeTruthy();
});

test('the tasks of the selected person are counted by workflow before anything is started', async () => {
  const started = open(
    () => [],
    (from) => ({ total: from === 'a' ? 5 : 0, workflows: [{ workflowCode: 'leave', workflowName: '請假', count: 5 }] }),
  );

  await chooseOption('交接人', '安 · 業務部');

  expect(await screen.findByText('共 5 項任務：')).toBeTruthy();
  expect(screen.getByText('請假').textContent).toBe('請假 5 項');
  expect(started).toEqual([]);
});

test('of a person without tasks the preview says so', async () => {
  open(() => []);

  await chooseOption('交接人', '安 · 業務部');

  expect(await screen.findByText('沒有待交接的任務')).toBeTruthy();
});

test('a preview that could not be loaded can be loaded again', async () => {
  let attempts = 0;
  open(
    () => [],
    () => {
      attempts += 1;
      if (attempts === 1) throw new RequestFailure('offline');
      return { total: 1, workflows: [] };
    },
  );

  await chooseOption('交接人', '安 · 業務部');
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('共 1 項任務：')).toBeTruthy();
});

test('a handover is started with both people and the reason, and the form is empty afterwards', async () => {
  const started = open(() => []);

  await chooseOption('交接人', '安 · 業務部');
  await chooseOption('接手人', '柏 · 財務部');
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 離職 ' } });
  fireEvent.click(screen.getByRole('button', { name: '開始交接' }));

  await waitFor(() => expect(screen.getByLabelText('原因')).toHaveProperty('value', ''));
  expect(started).toEqual([{ from: 'a', to: 'b', reason: '離職' }]);
});
