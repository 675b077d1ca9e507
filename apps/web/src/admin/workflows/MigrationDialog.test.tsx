import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getMigration, getWorkflowVersion, listMigrationResults, startMigration } from '@inkstone/api';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { MigrationDialog } from './MigrationDialog.tsx';

afterEach(cleanup);

const activity = (code: string, name: string, kind = 'approve') => ({ code, name, kind });
const versions: Readonly<Record<number, readonly object[]>> = {
  1: [activity('start', '發起', 'start'), activity('manager', '主管'), activity('audit', '稽核')],
  2: [activity('start', '發起', 'start'), activity('manager', '主管')],
  3: [activity('start', '發起', 'start'), activity('manager', '主管'), activity('finance', '財務')],
};
const nobody = { kept: 0, renamed: 0, anew: 0, refused: 0 };

interface Served {
  readonly state?: string;
  readonly isRunning?: () => boolean;
  readonly counts?: object;
  readonly start?: () => unknown;
  /** The component with the dialog. */
  readonly Page?: () => ReactNode;
}

const Dialog = () => <MigrationDialog workflowCode="leave" from={1} current={3} onClose={() => undefined} />;

function open({
  state = 'done',
  counts = { ...nobody, kept: 4 },
  start = () => ({ id: 'm1' }),
  isRunning = () => false,
  Page = Dialog,
}: Served = {}) {
  const started: Record<string, unknown>[] = [];
  showPages({
    routes: [{ path: 'w', Component: Page }],
    at: '/w',
    answers: {
      [getWorkflowVersion.path]: ({ version }) => ({ definition: { activities: versions[version as number], routes: [] } }),
      [startMigration.path]: (input) => (started.push(input), start()),
      [getMigration.path]: () => ({
        id: 'm1',
        dryRun: started.at(-1)?.['dryRun'],
        state: isRunning() ? 'running' : state,
        total: 4,
        counts,
      }),
      [listMigrationResults.path]: () => ({ items: [], next: null }),
    },
  });
  return started;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dryRun = async () => {
  await screen.findByRole('heading', { name: /節點/ });
  fireEvent.click(button(/試\s?算/));
};

test('activities that the target version lacks are mapped; migrating begins after a dry run', async () => {
  const started = open();

  await chooseOption('「稽核」改為', '財務');
  expect(button('開始遷移')).toHaveProperty('disabled', true);
  fireEvent.click(button(/試\s?算/));
  await waitFor(() => expect(button('開始遷移')).toHaveProperty('disabled', false));
  fireEvent.click(button('開始遷移'));

  await waitFor(() => expect(started).toHaveLength(2));
  const input = { workflowCode: 'leave', fromVersion: 1, toVersion: 3, moves: [{ from: 'audit', to: 'finance', how: 'keep' }] };
  expect(started).toEqual([
    { ...input, dryRun: true },
    { ...input, dryRun: false },
  ]);
});

test('another mapping needs another dry run', async () => {
  open();

  await dryRun();
  await waitFor(() => expect(button('開始遷移')).toHaveProperty('disabled', false));
  await chooseOption('「稽核」改為', '財務');

  expect(button('開始遷移')).toHaveProperty('disabled', true);
});

test('another target version discards the mapping', async () => {
  const started = open();

  await chooseOption('「稽核」改為', '財務');
  await chooseOption('目標版本', '第 2 版');
  await dryRun();

  await waitFor(() => expect(started).toMatchObject([{ toVersion: 2, moves: [] }]));
});

test('where no instance can be migrated, migrating is not offered', async () => {
  open({ counts: { ...nobody, refused: 4 } });

  await dryRun();

  expect(await screen.findByText('沒有符合的流程')).toBeTruthy();
  expect(button('開始遷移')).toHaveProperty('disabled', true);
});

test('while it is running nothing else can be started', async () => {
  open({ state: 'running' });

  await dryRun();

  expect(await screen.findByRole('button', { name: /停\s?止/ })).toBeTruthy();
  expect([button(/試\s?算/), button('開始遷移')].map((each) => (each as HTMLButtonElement).disabled)).toEqual([true, true]);
});

test('a refusal to start is shown', async () => {
  open({
    start: () => {
      throw new RequestFailure('offline');
    },
  });

  await dryRun();

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
});

test('numbers of the workflow are fetched again when the migration ends, also after the dialog was closed', async () => {
  const asked: string[] = [];
  const Figures = () => {
    const [isOpen, setOpen] = useState(true);
    const figures = useQuery({ queryKey: ['design-workflow-figures', 'leave'], queryFn: () => asked.push('figures') });
    return isOpen ? (
      <MigrationDialog workflowCode="leave" from={1} current={3} onClose={() => setOpen(false)} />
    ) : (
      <p>closed {figures.data}</p>
    );
  };
  let isRunning = false;
  let id = 0;
  const started = open({ Page: Figures, isRunning: () => isRunning, start: () => ({ id: `m${(id += 1)}` }) });
  await dryRun();
  await waitFor(() => expect(button('開始遷移')).toHaveProperty('disabled', false));
  isRunning = true;
  fireEvent.click(button('開始遷移'));
  await waitFor(() => expect(started).toHaveLength(2));
  fireEvent.click(screen.getAllByRole('button', { name: /關\s?閉/ })[0]!);
  await screen.findByText('closed 1');

  isRunning = false;

  expect(await screen.findByText('closed 2')).toBeTruthy();
});
