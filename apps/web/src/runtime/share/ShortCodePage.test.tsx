import { cleanup, fireEvent, screen } from '@testing-library/react';
import { resolveShortCode } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { ShortCodePage } from './ShortCodePage.tsx';

afterEach(cleanup);

const open = (answers: Answers) =>
  showPages({
    routes: [
      { path: 's/:code', Component: ShortCodePage },
      { path: 'record/order/o1', Component: () => <p>record</p> },
    ],
    at: '/s/k7mq',
    answers,
  });

test('a short code leads to what it stands for, after a failure on the next attempt', async () => {
  open(
    answerOnRetry(resolveShortCode, ({ shortCode }) => ({
      schemaCode: 'order',
      formCode: null,
      objectId: 'o1',
      path: shortCode === 'k7mq' ? '/record/order/o1' : '/',
    })),
  );

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('record')).toBeTruthy();
});

test('what somebody may not open is not opened, and trying again is not offered', async () => {
  open(answer(resolveShortCode, () => refuse('not-allowed', '這張表單不是給您的', 403)));

  expect(await screen.findByText('這張表單不是給您的')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull();
});
