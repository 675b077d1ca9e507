import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const ask = vi.fn<() => Promise<Response>>();
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a part that cannot be loaded while the line is cut is tried again until it is there', async () => {
  ask.mockRejectedValue(new Error('offline'));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');

  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(6_000);

  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that the server does not have any more is told at once', async () => {
  ask.mockResolvedValue(new Response());
  load.mockRejectedValue(new Error('gone'));

  await expect(loadPart(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
});
