import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listHandOvers, startHandOver } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
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

function open(list: () => unknown) {
  const started: object[] = [];
  showPages({
    routes: [{ path: 'admin/hand-over', Component: HandOverPage }],
    at: '/admin/hand-over',
    answers: { [listHandOvers.path]: list, [startHandOver.path]: (input) => (started.push(input), {}) },
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
