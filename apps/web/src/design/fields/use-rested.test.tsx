import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRested } from './use-rested.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Shown = ({ chosen }: { readonly chosen: string }) => <p>{useRested(chosen)}</p>;

test('a choice is rested at once after a pause, and while somebody walks only once they stop', () => {
  const rested = () => screen.getByRole('paragraph').textContent;
  const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  const { rerender } = render(<Shown chosen="a" />);
  wait(1000);

  rerender(<Shown chosen="b" />);
  wait(1);
  expect(rested()).toBe('b');
  for (const next of ['c', 'd', 'e']) {
    rerender(<Shown chosen={next} />);
    wait(40);
    expect(rested()).toBe('b');
  }
  wait(150);

  expect(rested()).toBe('e');
});
