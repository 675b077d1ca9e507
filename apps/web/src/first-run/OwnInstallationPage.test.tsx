import { cleanup, fireEvent, screen } from '@testing-library/react';
import { getDemoStart, type CallOutput } from '@inkstone/api';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, answerOnRetry } from '../testing/answer.ts';
import { showPages, type Answers } from '../testing/show-pages.tsx';
import { OwnInstallationPage } from './OwnInstallationPage.tsx';

afterEach(cleanup);

const demo: NonNullable<CallOutput<typeof getDemoStart>> = {
  port: 8080,
  dataDir: '/srv/demo',
  hasOwnDatabase: false,
  hasOwnFiles: false,
  isWindows: false,
};
const open = (answers: Answers) =>
  showPages({ routes: [{ path: 'own', Component: OwnInstallationPage }], at: '/own', user: { isAdmin: true }, answers });

test('a demo with a database and files of its own says that both must be others', async () => {
  open(answer(getDemoStart, () => ({ ...demo, hasOwnDatabase: true, hasOwnFiles: true })));

  expect(await screen.findByText(/DATABASE_URL 的資料庫/)).toBeTruthy();
  expect(screen.getByText(/放在 FILES_URL/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('the command can be copied; where the browser does not let one, that is said', async () => {
  const texts: string[] = [];
  vi.stubGlobal('isSecureContext', true);
  const clipboard = {
    writeText: async (text: string) => {
      if (texts.push(text) === 1) throw new DOMException('denied', 'NotAllowedError');
    },
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  open(answerOnRetry(getDemoStart, () => demo));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  fireEvent.click(await screen.findByRole('button', { name: /複\s?製/ }));
  expect(await screen.findByText('無法複製，請手動選取文字')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /複\s?製/ }));

  expect(await screen.findByRole('button', { name: '已複製' })).toBeTruthy();
  expect(screen.queryByText('無法複製，請手動選取文字')).toBeNull();
  expect(texts).toEqual(Array(2).fill(screen.getByLabelText('指令').textContent));
});

test('elsewhere there is nothing to do', async () => {
  open(answer(getDemoStart, () => null));

  expect(await screen.findByText('這裡不是示範。')).toBeTruthy();
});
