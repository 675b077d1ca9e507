import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { ReturnFocus } from './ReturnFocus.tsx';

afterEach(cleanup);

function Opener({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{name}</button>
      {open ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Like component libraries: a container in the body that is removed after its content. */
function Dialog({ onClose }: { readonly onClose: () => void }) {
  const [container] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(container);
    return () => container.remove();
  }, [container]);
  return createPortal(
    <div role="dialog">
      <button autoFocus onClick={onClose}>
        close
      </button>
    </div>,
    container,
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
}

test('the button that opened a dialog has the focus again when the dialog is gone', async () => {
  render(
    <>
      <ReturnFocus />
      <Opener name="open" />
    </>,
  );
  press('open');
  await screen.findByRole('dialog');

  press('close');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});

test('if the opener was removed as well, the element focused before it gets the focus', async () => {
  const { rerender } = render(
    <>
      <ReturnFocus />
      <button>menu</button>
      <Opener name="entry" />
    </>,
  );
  screen.getByRole('button', { name: 'menu' }).focus();
  press('entry');
  await screen.findByRole('dialog');
  screen.getByRole('button', { name: 'close' }).focus();

  rerender(
    <>
      <ReturnFocus />
      <button>menu</button>
    </>,
  );

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' })));
});

test('a focus that moved elsewhere stays there', async () => {
  render(
    <>
      <ReturnFocus />
      <Opener name="open" />
      <button>elsewhere</button>
    </>,
  );
  press('open');
  await screen.findByRole('dialog');

  screen.getByRole('button', { name: 'close' }).click();
  screen.getByRole('button', { name: 'elsewhere' }).focus();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'elsewhere' }));
});
