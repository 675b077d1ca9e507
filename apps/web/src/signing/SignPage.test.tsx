import { cleanup, fireEvent, screen } from '@testing-library/react';
import { lookAtSigning } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../testing/answer.ts';
import { showPages, type Answers } from '../testing/show-pages.tsx';
import { SignPage } from './SignPage.tsx';

afterEach(cleanup);

const open = (answers: Answers) =>
  showPages({ routes: [{ path: 'sign/:token', Component: SignPage }], at: '/sign/t1', user: null, answers });

test('the page says who asks to sign, by the code of the address and without signing in', async () => {
  open(answerOnRetry(lookAtSigning, ({ token }) => ({ person: token === 't1' ? '林小美' : '', lastsSeconds: 300 })));

  fireEvent.click(await screen.findByRole('button', { name: /重\s?試/ }));

  expect(await screen.findByRole('heading', { name: '林小美 請您在此簽名' })).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
});

test.each<[string, Answers]>([
  ['a code that is over', answer(lookAtSigning, () => refuse('signing-page-over', '過期', 410))],
  ['an address that is not complete', answer(lookAtSigning, () => refuse('malformed', '請求格式不正確', 400))],
  ['a code whose time runs out while the page is open', answer(lookAtSigning, () => ({ person: '林小美', lastsSeconds: 0 }))],
])('%s says how to get another one', async (_, answers) => {
  open(answers);

  expect(await screen.findByRole('heading', { name: '簽名頁面已失效' })).toBeTruthy();
  expect(screen.getByText(/請在電腦上重新產生/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
