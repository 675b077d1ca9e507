import { cleanup, render, screen } from '@testing-library/react';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FirstFocus } from './FirstFocus.tsx';

afterEach(cleanup);

/** Opens a dialog; the component library finds nothing visible to focus without a layout, so that the test does what it does in a browser. */
function open(content: ReactNode): HTMLElement {
  render(
    <>
      <FirstFocus />
      <Modal open title="Dialog">
        {content}
      </Modal>
    </>,
  );
  (document.activeElement as HTMLElement | null)?.blur();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  return close;
}

test('the first field that can be used has the focus when a dialog opens', () => {
  open(
    <>
      <input aria-label="given" readOnly />
      <input aria-label="locked" disabled />
      <textarea aria-label="opinion" />
      <input aria-label="second" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'opinion' }));
});

test('who walks to the button that closes a dialog stays there', () => {
  const close = open(<input aria-label="name" />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'name' }));
  close.focus();
  expect(document.activeElement).toBe(close);
});

test('a dialog without fields has the focus on the button that closes it', () => {
  const close = open('Only words');
  expect(document.activeElement).toBe(close);
});
