import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../testing/show-pages.tsx';
import { WorkTabs } from './WorkTabs.tsx';

afterEach(() => {
  cleanup();
  // The environment of the tests has no layout, and so no such method.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the tab of the open list is brought into view, for phones on which the bar is wider than the screen', async () => {
  const brought: (string | null)[] = [];
  Element.prototype.scrollIntoView = function record(this: Element) {
    brought.push(this.textContent);
    return Promise.resolve();
  };

  showPages({ routes: [{ path: 'work/:tab', Component: () => <WorkTabs current="drafts" /> }], at: '/work/drafts', answers: {} });

  expect(await screen.findByRole('link', { current: 'page' })).toBeTruthy();
  expect(brought).toEqual(['草稿']);
  expect(cleanup).not.toThrow();
});
