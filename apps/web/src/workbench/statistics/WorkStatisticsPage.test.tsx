import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { getWorkflowStatistics } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { WorkStatisticsPage } from './WorkStatisticsPage.tsx';

afterEach(cleanup);

const figures = { open: 4, overdue: 1, finished: 9, averageMinutes: null };
const statistics = {
  items: [{ appCode: 'expense', schemaCode: 'claim', name: '報銷單', ...figures }],
  total: figures,
  people: 3,
  isCapped: false,
};

function open(answer: object, at = '/work/statistics') {
  const asked: object[] = [];
  showPages({
    routes: [{ path: 'work/statistics', Component: WorkStatisticsPage }],
    at,
    answers: { [getWorkflowStatistics.path]: (input) => (asked.push(input), answer) },
  });
  return asked;
}

test('figures stand in a row for each form and for the total; without finished work there is no average', async () => {
  open(statistics);

  const rows = await screen.findAllByRole('row');

  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['4', '1', '9', '–'],
    ['4', '1', '9', '–'],
  ]);
  expect(screen.queryByText('共 3 人')).toBeNull();
});

test('another scope is asked for at once, and shows how many people it has', async () => {
  const asked = open(statistics);

  fireEvent.click(await screen.findByText('我管理的部門'));

  expect(await screen.findByText('共 3 人')).toBeTruthy();
  expect(asked).toEqual([
    { unitType: '3', days: 30 },
    { unitType: '1', days: 30 },
  ]);
});

test('an unknown period in the address counts as 30 days', async () => {
  const asked = open(statistics, '/work/statistics?days=31');

  await screen.findAllByRole('row');

  expect(asked).toEqual([{ unitType: '3', days: 30 }]);
});

test('who manages no department is told so, not that there was no work', async () => {
  open({ ...statistics, people: 0, items: [] }, '/work/statistics?unit=1');

  expect(await screen.findByText('您沒有管理的部門')).toBeTruthy();
  expect(screen.queryByText('這段期間沒有任務')).toBeNull();
});

test('a period without work says so', async () => {
  open({ ...statistics, items: [] });

  expect(await screen.findByText('這段期間沒有任務')).toBeTruthy();
});
