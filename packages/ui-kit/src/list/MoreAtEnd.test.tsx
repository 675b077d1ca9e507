import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoreAtEnd } from './MoreAtEnd.tsx';

let see: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = () => seen([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the end of a list loads at once, and then at most every 200 ms', () => {
  const asked = vi.fn();
  const end = (count: number) => <MoreAtEnd count={count} hasMore loadingMore={false} onMore={asked} moreLabel="More" />;
  const { rerender } = render(end(50));

  see();
  vi.advanceTimersByTime(0);
  rerender(end(100));
  see();
  vi.advanceTimersByTime(199);
  const within = asked.mock.calls.length;
  vi.advanceTimersByTime(1);

  expect([within, asked.mock.calls.length]).toEqual([1, 2]);
});

test('an unmounted list loads no more', () => {
  const asked = vi.fn();
  const { unmount } = render(<MoreAtEnd count={50} hasMore loadingMore={false} onMore={asked} moreLabel="More" />);

  see();
  unmount();
  vi.advanceTimersByTime(1000);

  expect(asked).not.toHaveBeenCalled();
});

test('requests that bring nothing follow each other ever later, until one brings something', () => {
  const asked = vi.fn();
  const end = (count: number, loadingMore: boolean) => (
    <MoreAtEnd count={count} hasMore loadingMore={loadingMore} onMore={asked} moreLabel="More" />
  );
  const { rerender } = render(end(50, false));
  /** The times asked within the milliseconds, each without result. */
  const within = (ms: number, count: number): number => {
    const before = asked.mock.calls.length;
    for (let passed = 0; passed < ms; passed += 100) {
      const calls = asked.mock.calls.length;
      see();
      vi.advanceTimersByTime(100);
      if (asked.mock.calls.length > calls) {
        rerender(end(count, true));
        rerender(end(count, false));
      }
    }
    return asked.mock.calls.length - before;
  };

  const [first, failing] = [within(100, 50), within(60_000, 50)];
  rerender(end(100, false));

  expect(first).toBe(1);
  expect(failing).toBeLessThan(10);
  expect(within(300, 100)).toBe(1);
});
