import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openWorkingCopy, submitGroup } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { openedCopy } from '../testing/opened-copy.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopyValue } from '../working-copy/use-working-copy.ts';
import { DesignPage } from './DesignPage.tsx';

const app = (code: string) => ({ kind: 'app', code }) as const;

// The frame has tests of its own; here it only shows the working copy that it was given.
vi.mock('./DesignFrame.tsx', () => ({
  DesignFrame: function Frame({ appCode }: { readonly appCode: string }) {
    const { set } = useEdit();
    const name = useWorkingCopyValue(({ replica }) => [...replica.documents.values()][0]?.content['name'] as string);
    const saving = useWorkingCopyValue((state) => state.saving);
    return (
      <>
        <p>{`${appCode} ${name} ${saving}`}</p>
        <button onClick={() => set(app(appCode), ['name'], '小店', name)}>rename</button>
      </>
    );
  },
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (answers: Answers) => showPages({ routes: [{ path: 'design/:app', Component: DesignPage }], at: '/design/shop', answers });
const opened = answer(openWorkingCopy, ({ appCode }) => openedCopy([[app(appCode), { code: appCode, name: '商店' }]]));

/** Whether the browser would ask before the window is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('an application that could not be opened is opened by another attempt', async () => {
  open(answerOnRetry(openWorkingCopy, ({ appCode }) => openedCopy([[app(appCode), { code: appCode, name: '商店' }]])));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('shop 商店 saved')).toBeTruthy();
});

test('what may not be designed is refused with the reason', async () => {
  open(answer(openWorkingCopy, () => refuse('not-allowed', '沒有權限', 403)));

  expect(await screen.findByText('沒有權限')).toBeTruthy();
});

test('the window is not closed without a question while a change could not be saved', async () => {
  open({ ...opened, ...answer(submitGroup, () => refuse('design-too-large', '應用太大', 422)) });
  await screen.findByText('shop 商店 saved');
  expect(asksBeforeClosing()).toBe(false);

  fireEvent.click(screen.getByRole('button', { name: 'rename' }));
  await waitFor(() => expect(screen.getByText(/^shop 小店/).textContent).toBe('shop 小店 failed'));

  expect(asksBeforeClosing()).toBe(true);
});
