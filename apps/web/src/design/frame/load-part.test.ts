import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

afterEach(() => void vi.useRealTimers());

test('a part that cannot be loaded while the line is cut is tried again until it is there', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('part');

  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(6_000);

  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});
