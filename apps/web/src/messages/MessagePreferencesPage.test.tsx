import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getMessagePreferences, saveMessagePreferences } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { showPages } from '../testing/show-pages.tsx';
import { MessagePreferencesPage } from './MessagePreferencesPage.tsx';

afterEach(cleanup);

const preferences = {
  email: null,
  ways: { mail: true, webhook: false },
  kinds: { task: { station: true, mail: false, webhook: false } },
};

function open(save: (input: object) => unknown = () => ({}), given: object = preferences) {
  const saved: object[] = [];
  showPages({
    routes: [{ path: 'me/messages', Component: MessagePreferencesPage }],
    at: '/me/messages',
    answers: {
      [getMessagePreferences.path]: () => given,
      [saveMessagePreferences.path]: (input) => (saved.push(input), save(input)),
    },
  });
  return saved;
}

test('a channel that is not configured is not offered', async () => {
  open();

  expect(await screen.findByRole('checkbox', { name: '新任務: 電子郵件' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '新任務: 即時通訊' })).toBeNull();
});

test('without a mail server the address says so', async () => {
  open(undefined, { ...preferences, ways: { mail: false, webhook: false } });

  expect(await screen.findByText('管理員尚未設定郵件。')).toBeTruthy();
});

test('the address is shown with a link to where it is changed', async () => {
  open(undefined, { ...preferences, email: 'mei@example.com' });

  expect(await screen.findByText('mei@example.com', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: '變更' }).getAttribute('href')).toContain('/me/profile');
});

test('the chosen channels are saved', async () => {
  const saved = open();

  fireEvent.click(await screen.findByRole('checkbox', { name: '新任務: 電子郵件' }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText('已儲存')).toBeTruthy();
  expect(saved).toEqual([{ kinds: { task: { station: true, mail: true, webhook: false } } }]);
});

test('what could not be saved stays on the page and does not count as saved', async () => {
  open(() => {
    throw new RequestFailure('offline');
  });

  fireEvent.click(await screen.findByRole('checkbox', { name: '新任務: 電子郵件' }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByRole('checkbox', { name: '新任務: 電子郵件' })).toHaveProperty('checked', true);
  expect(screen.queryByText('已儲存')).toBeNull();
});
