import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listAppMakers, listDesignApps, moveDesignApp, saveAppMaker, type CallInput, type CallOutput, type UserInfo } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { DesignAppsPage } from './DesignAppsPage.tsx';

afterEach(cleanup);

type Apps = CallOutput<typeof listDesignApps>;

const app = (code: string, more: Partial<Apps['apps'][number]> = {}): Apps['apps'][number] => ({
  code,
  name: code,
  icon: null,
  color: null,
  state: 'open',
  changed: 0,
  rights: { design: true, publish: true },
  ...more,
});
const open = (answers: Answers, user: Partial<UserInfo> = {}) =>
  showPages({ routes: [{ path: 'design', Component: DesignAppsPage }], at: '/design', user, answers });
const shown = () => screen.getAllByRole('listitem').map((line) => line.querySelector('a')?.textContent);

test('a designer sees the applications with their state, and neither creates nor moves one', async () => {
  const apps = [app('leave', { state: 'unpublished', changed: 3 }), app('shop', { changed: 2 })];
  open(answer(listDesignApps, () => ({ apps, mayCreate: false, mayMove: false })));

  expect((await screen.findByRole('link', { name: 'leave' })).getAttribute('href')).toContain('/design/leave');
  expect(screen.getByText('尚未發布')).toBeTruthy();
  expect(screen.getByText('2 份文件有修改')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: '誰可以建立應用' })).toBeNull();
});

test('without applications the page says what can be done; N begins one', async () => {
  open(answerOnRetry(listDesignApps, () => ({ apps: [], mayCreate: true, mayMove: false })));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('還沒有可以設計的應用')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'n' });

  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('an arrow key moves an application at once; refused, it returns to its place', async () => {
  const sent: CallInput<typeof moveDesignApp>[] = [];
  open({
    ...answer(listDesignApps, () => ({ apps: [app('a'), app('b'), app('c')], mayCreate: false, mayMove: true })),
    ...answer(moveDesignApp, (input) => (sent.push(input), refuse('not-allowed', '權限已變更'))),
  });

  const handle = await screen.findByRole('button', { name: /移動「a」/ });
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  fireEvent.keyDown(handle, { key: 'ArrowDown' });

  expect(shown()).toEqual(['b', 'a', 'c']);
  expect(await screen.findByText('權限已變更')).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  expect(sent).toEqual([{ appCode: 'a', after: 'b' }]);
});

test('administrators take the right to create applications from somebody', async () => {
  const sent: CallInput<typeof saveAppMaker>[] = [];
  open(
    {
      ...answer(listDesignApps, () => ({ apps: [], mayCreate: true, mayMove: true })),
      ...answer(listAppMakers, () => (sent.length === 0 ? [{ id: 'p2', name: '林小美' }] : [])),
      ...answer(saveAppMaker, (input) => (sent.push(input), true)),
    },
    { isAppAdmin: true },
  );

  fireEvent.click(await screen.findByRole('button', { name: /林小美/ }));

  await waitFor(() => expect(screen.queryByText('林小美')).toBeNull());
  expect(sent).toEqual([{ personId: 'p2', mayCreate: false }]);
});
