import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { deleteComment, type Call, type Comment } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { PlatformContext, type Platform } from '../../platform/platform.ts';
import { createSessionStore } from '../../platform/session/session-store.ts';
import { CommentEntry } from './CommentEntry.tsx';

afterEach(cleanup);

const comment = {
  id: 'c1',
  author: { id: 'ann', name: '安' },
  at: '2026-03-01T00:00:00Z',
  content: '看一下',
  deleted: false,
  mayDelete: true,
  replies: 0,
  files: [],
  mentioned: [],
} as unknown as Comment;

/** Clicks delete and confirms; returns the notifications. */
async function deleted(answer: () => Promise<unknown>): Promise<readonly string[]> {
  const notified: string[] = [];
  const call = (contract: Call) => (contract === deleteComment ? answer() : Promise.resolve({ timeZone: 'Asia/Taipei' }));
  render(
    <PlatformContext value={{ client: { call }, session: createSessionStore() } as unknown as Platform}>
      <QueryClientProvider client={new QueryClient()}>
        <CommentEntry record={{ schemaCode: 'leave', objectId: '1' }} comment={comment} onNotify={(message) => notified.push(message)} />
      </QueryClientProvider>
    </PlatformContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: /刪\s*除/ }));
  await screen.findByText('確定刪除此評論？');
  fireEvent.click(screen.getAllByRole('button', { name: /刪\s*除/ }).at(-1)!);
  await waitFor(() => expect(notified).toHaveLength(1));
  return notified;
}

test('deleting a comment is confirmed first, and its success is reported', async () => {
  expect(await deleted(() => Promise.resolve(true))).toEqual(['刪除評論成功']);
});

test('a failed deletion of a comment is reported with the reason', async () => {
  expect(await deleted(() => Promise.reject(new Error('lost')))).toEqual([expect.stringMatching(/^刪除評論失敗：.+/)]);
});
