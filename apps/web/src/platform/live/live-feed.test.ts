import { afterEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '@inkstone/api';
import { startLiveFeed } from './live-feed.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Locks of the browser for one name: the second waits until the first is released. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const mine = last.then(() => (signal.aborted ? undefined : hold()));
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

interface Tab {
  readonly heard: LiveEvent[];
  readonly asked: string[];
  tell(event: LiveEvent): void;
  breakOff(): void;
}

function openTab(): Tab {
  const heard: LiveEvent[] = [];
  const asked: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const answer = (path: string): Promise<Response> => {
    asked.push(path);
    return Promise.resolve(new Response(new ReadableStream({ start: (controller) => void (stream = controller) })));
  };
  const stop = startLiveFeed({
    fetch: answer as typeof fetch,
    token: () => 'token',
    renew: () => Promise.resolve(null),
    onEvent: (event) => heard.push(event),
  });
  stops.push(stop);
  return {
    heard,
    asked,
    tell: (event) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    breakOff: () => stream.close(),
  };
}

test('the first stream says how long ago the window began to load, later ones reload everything', async () => {
  stubLocks();
  const before = performance.now();
  const tab = openTab();
  await expect.poll(() => tab.asked).toHaveLength(1);
  const age = Number(new URL(tab.asked[0]!, 'http://localhost').searchParams.get('age'));
  expect(age).toBeGreaterThanOrEqual(Math.floor(before));
  expect(age).toBeLessThanOrEqual(Math.ceil(performance.now()));

  tab.breakOff();

  await expect.poll(() => tab.asked).toEqual([tab.asked[0], '/api/live']);
  expect(tab.heard).toEqual([{ kind: 'resync' }]);
});

test('one tab holds the stream and shares its events; a tab that loaded before one of them is told to reload', async () => {
  stubLocks();
  const first = openTab();
  await expect.poll(() => first.asked).toHaveLength(1);
  first.tell({ kind: 'work-changed' });
  await expect.poll(() => first.heard).toHaveLength(1);

  const second = openTab();

  await expect.poll(() => second.heard).toEqual([{ kind: 'resync' }]);
  first.tell({ kind: 'messages-changed' });
  await expect.poll(() => second.heard).toEqual([{ kind: 'resync' }, { kind: 'messages-changed' }]);
  expect(second.asked).toEqual([]);
});
