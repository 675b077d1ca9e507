import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A part that loads when it is first drawn may take its time on a busy machine; a test still fails when it never comes.
configure({ asyncUtilTimeout: 10_000 });

// Files share one window: what one of them put into it is not there for the next.
afterAll(() => void vi.unstubAllGlobals());

/** What jsdom leaves out and antd asks for: it draws nothing, so it knows no media, and nothing ever changes size. */
class QuietResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  ResizeObserver: QuietResizeObserver,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
