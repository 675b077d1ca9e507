import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NameInPlace } from './NameInPlace.tsx';

afterEach(cleanup);

test('a name is saved together with the one that was seen at first, and nothing if only somebody else changed it', () => {
  const done = vi.fn();
  const shown = (name: string) => <NameInPlace label="name" name={name} maxLength={60} onDone={done} />;
  const { rerender, unmount } = render(shown('before'));
  rerender(shown('theirs'));
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'mine' } });
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter' });
  expect(done).toHaveBeenLastCalledWith('mine', 'before');
  unmount();

  const again = render(shown('before'));
  again.rerender(shown('theirs'));
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter' });
  expect(done).toHaveBeenLastCalledWith(null, 'before');
});
