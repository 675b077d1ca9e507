import { createCache } from '@ant-design/cssinjs';

type Style = readonly [users: number, style?: unknown];

interface StyleCache {
  readonly opUpdate: (path: string, change: (before: Style | undefined) => Style | null) => void;
  /** Test files that share modules run this file once each. */
  isKept?: boolean;
}

// antd works out the styles of a component when its first one is shown and forgets them with its last one, which is with each test. The
// window of the tests counts as one more user, so that each style is worked out, and read by jsdom, once.
const caches = Object.getPrototypeOf(createCache()) as StyleCache;
if (!caches.isKept) {
  const { opUpdate } = caches;
  Object.assign(caches, {
    isKept: true,
    opUpdate(this: StyleCache, ...[path, change]: Parameters<StyleCache['opUpdate']>) {
      opUpdate.call(this, path, (before) => change(before ?? [1]));
    },
  });
}
