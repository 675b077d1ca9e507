import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  deleteCommonComment,
  getCommonCommentList,
  maxCommonComments,
  saveCommonComment,
  updateCommonCommentSort,
  type Call,
} from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { PlatformContext, type Platform } from '../../../platform/platform.ts';
import { OpinionDialog } from './OpinionDialog.tsx';

afterEach(cleanup);

/** A server that stores the user's own opinions. */
function createKeeper(kept: string[]): Platform {
  const call = async (contract: Call, input: { id?: string; ids?: string[]; content?: string }) => {
    if (contract === getCommonCommentList) return kept.map((content, sort) => ({ id: content, content, sort }));
    if (contract === deleteCommonComment) kept.splice(kept.indexOf(input.id!), 1);
    if (contract === updateCommonCommentSort) kept.splice(0, kept.length, ...input.ids!);
    if (contract !== saveCommonComment) return true;
    if (kept.length >= maxCommonComments)
      throw new RequestFailure('refused', { status: 422, errcode: 42365, message: '常用意見最多10條', refusal: null });
    return kept.push(input.content!);
  };
  return { client: { call } } as unknown as Platform;
}

function open(kept: string[], offersCommon = true) {
  const onConfirm = vi.fn();
  const parts = { workItemId: 'item', running: false, failure: null, offersCommon, onConfirm, onClose: () => {} };
  render(
    <PlatformContext value={createKeeper(kept)}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OpinionDialog dialog={{ action: 'Agree', opinion: 'optional' }} {...parts} />
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { onConfirm, text: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('an own opinion is inserted at the caret', async () => {
  const { onConfirm, text } = open(['請補發票']);
  fireEvent.change(text, { target: { value: '總價過高，' } });

  fireEvent.click(await screen.findByRole('button', { name: '請補發票' }));
  fireEvent.keyDown(text, { key: 'Enter' });

  await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ opinion: '總價過高，請補發票' }));
});

test('the written opinion is added to the own ones, once', async () => {
  const kept: string[] = [];
  const { text } = open(kept);
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: '存為常用意見' });
  expect(keep.disabled).toBe(true);

  fireEvent.change(text, { target: { value: ' 依此辦理 ' } });
  fireEvent.click(keep);

  expect(await screen.findByRole('button', { name: '依此辦理' })).toBeTruthy();
  expect(kept).toEqual(['依此辦理']);
  await waitFor(() => expect(keep.disabled).toBe(true));
});

test('the eleventh is refused with the message of the server', async () => {
  const { text } = open(Array.from({ length: maxCommonComments }, (_, index) => `意見${index}`));
  await screen.findByRole('button', { name: '意見9' });

  fireEvent.change(text, { target: { value: '第十一條' } });
  fireEvent.click(screen.getByRole('button', { name: '存為常用意見' }));

  expect(await screen.findByText('常用意見最多10條')).toBeTruthy();
});

test('own opinions are moved and deleted, and the focus stays with them', async () => {
  const kept = ['甲', '乙', '丙'];
  const { text } = open(kept);
  // An opened dialog gives its field the focus a moment later.
  await waitFor(() => expect(document.activeElement).toBe(text));
  fireEvent.click(await screen.findByRole('button', { name: '管理' }));
  const list = screen.getByRole('list', { name: '我的常用意見' });
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  fireEvent.click(screen.getByRole('button', { name: '上移「丙」' }));
  await waitFor(() => expect(names()).toEqual(['甲', '丙', '乙']));
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toBe('丙'));

  fireEvent.click(screen.getByRole('button', { name: '刪除「甲」' }));
  await waitFor(() => expect(names()).toEqual(['丙', '乙']));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'));
  expect(kept).toEqual(['丙', '乙']);
});

test('a form that switches them off offers none, and an opinion can still be written', async () => {
  const { onConfirm, text } = open(['請補發票'], false);
  fireEvent.change(text, { target: { value: '同意' } });

  fireEvent.keyDown(text, { key: 'Enter' });

  await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ opinion: '同意' }));
  expect(screen.queryByRole('button', { name: '請補發票' })).toBeNull();
  expect(screen.queryByRole('button', { name: '存為常用意見' })).toBeNull();
  expect(screen.queryByRole('button', { name: '管理' })).toBeNull();
});
