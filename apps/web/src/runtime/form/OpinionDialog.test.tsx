import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DialogState } from './ActionDialogs.tsx';
import { OpinionDialog } from './OpinionDialog.tsx';

// jsdom draws nothing, so it knows no media and no sizes.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function open(dialog: DialogState, { running = false, failure = null as string | null } = {}) {
  const onConfirm = vi.fn();
  render(<OpinionDialog dialog={dialog} workItemId="item" running={running} failure={failure} onConfirm={onConfirm} onClose={() => {}} />);
  return { onConfirm, text: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('an optional opinion may be left out: Enter decides', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({});
});

test('Enter of an input method that is composing decides nothing', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.keyDown(text, { key: 'Enter', isComposing: true });

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a required opinion is asked for at its field, and nothing is sent', () => {
  const { onConfirm, text } = open({ action: 'DisAgree', opinion: 'required' });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).not.toHaveBeenCalled();
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/\S/);
});

test('a quick phrase becomes the opinion', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.click(screen.getByRole('button', { name: '已核對，同意' }));
  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ opinion: '已核對，同意' });
});

test('while it runs a second decision is impossible', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' }, { running: true });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal is said in the dialog and what was typed stays', () => {
  const dialog: DialogState = { action: 'Agree', opinion: 'optional' };
  const parts = { dialog, workItemId: 'item', running: false, onConfirm: () => {}, onClose: () => {} };
  const { rerender } = render(<OpinionDialog {...parts} failure={null} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '請補發票' } });

  rerender(<OpinionDialog {...parts} failure="當前任務已被取消或處理" />);

  expect(screen.getByText('當前任務已被取消或處理')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('請補發票');
});
