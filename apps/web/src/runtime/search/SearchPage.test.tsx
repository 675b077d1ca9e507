import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

const routes = [{ path: 'search', Component: SearchPage }];

test('a key is recommended where there is a keyboard', () => {
  showPages({ routes, at: '/search' });

  expect(screen.getByText(/在任何頁面按 \//)).toBeTruthy();
});

test('on a phone no key is spoken of', () => {
  showPages({ routes, at: '/search', isNarrow: true });

  expect(screen.queryByText(/按 \//)).toBeNull();
  expect(screen.getByText('輸入名稱、單號或人名。')).toBeTruthy();
});
