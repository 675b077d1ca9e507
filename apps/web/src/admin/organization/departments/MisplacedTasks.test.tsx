import { adjustWorkItemParticipators, departmentImpact, type MisplacedTask } from '@inkstone/api';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import { MisplacedTasks } from './MisplacedTasks.tsx';

afterEach(cleanup);

const task = (name: string, to: MisplacedTask['to']): MisplacedTask => ({
  workflowInstanceId: name,
  instanceName: name,
  activityCode: 'approve',
  activityName: '審核',
  from: { id: 'old', name: '安' },
  to,
});
const [bo, chen] = [
  { id: 'bo', name: '柏' },
  { id: 'chen', name: '辰' },
];

function open(tasks: readonly MisplacedTask[], adjust: (input: Readonly<Record<string, unknown>>) => unknown = () => ({})) {
  const sent: unknown[] = [];
  showPages({
    routes: [{ path: 'tasks', Component: () => <MisplacedTasks departmentId="d" /> }],
    at: '/tasks',
    answers: {
      [departmentImpact.path]: () => ({ departments: 1, people: 1, openTasks: 2, uses: [], tasks }),
      [adjustWorkItemParticipators.path]: (input) => {
        sent.push(input);
        return adjust(input);
      },
    },
  });
  return sent;
}

test('a task goes to whoever would be found now; of several people the others are added', async () => {
  const sent = open([task('請假單', [bo, chen])]);

  fireEvent.click(await screen.findByRole('button', { name: '將「請假單」改派給柏、辰' }));

  expect(await screen.findByText('已改派')).toBeTruthy();
  expect(sent).toEqual([{ workflowInstanceId: '請假單', activityCode: 'approve', replace: [{ from: 'old', to: 'bo' }], add: ['chen'] }]);
});

test('all are reassigned although one is refused, which says why and can be tried again', async () => {
  open([task('a', [bo]), task('b', [bo])], ({ workflowInstanceId }) => {
    if (workflowInstanceId === 'a') throw new RequestFailure('refused', { status: 409, message: '流程已結束' });
    return {};
  });

  fireEvent.click(await screen.findByRole('button', { name: '全部改派' }));

  expect(await screen.findByText('已改派')).toBeTruthy();
  expect(screen.getByText('流程已結束')).toBeTruthy();
  expect(screen.getByRole('button', { name: '將「a」改派給柏' })).toBeTruthy();
});

test('a task for which nobody else would be found is only shown', async () => {
  open([task('請假單', [])]);

  expect(await screen.findByText(/審核：安 → （無）/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
