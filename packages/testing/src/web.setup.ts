import { configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, vi } from 'vitest';

// A lazily loaded component may take long on a busy machine; a test still fails when it never appears.
configure({ asyncUtilTimeout: 30_000 });

// Test files share one window: globals stubbed by one file must not be visible in the next.
afterAll(() => void vi.unstubAllGlobals());

// React's development build records the call stack of each element it creates, for its warnings. Large pages take half as long again with it.
const internals = (React as unknown as Readonly<Record<string, object>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

interface Page {
  readonly document: {
    readonly createElement: (name: string) => { readonly style: object };
    /** Files that share a window run this file once each. */
    drawsFrames?: boolean;
  };
  readonly requestAnimationFrame: (draw: () => void) => number;
}

const { document, requestAnimationFrame } = globalThis as unknown as Page;

// jsdom claims to know transitions but ends none: without them antd shows and hides at once, not when a timer gives up waiting.
const declarations = Object.getPrototypeOf(document.createElement('div').style) as object;
for (const name of ['animation', 'WebkitAnimation', 'transition', 'WebkitTransition']) Reflect.deleteProperty(declarations, name);

// jsdom draws frames by an interval that it starts when a frame is asked for and none is. A test with fake timers would start one that never
// fires afterwards, and no later test of the window would see a frame. So a frame is always asked for, from before the first test.
if (!document.drawsFrames) {
  document.drawsFrames = true;
  const next = (): void => void requestAnimationFrame(next);
  next();
}

/** Stubs for browser features that antd needs and jsdom lacks: jsdom has no layout, so media queries never match and sizes never change. */
class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  ResizeObserver: ResizeObserverStub,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
