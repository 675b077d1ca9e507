import { searchRecords } from '@inkstone/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

const routes = [{ path: 'search', Component: SearchPage }];

test('the shortcut is shown where there is a keyboard', () => {
  showPages({ routes, at: '/search' });

  expect(screen.getByText(/在任何頁面按 \//)).toBeTruthy();
});

test('on a phone no shortcut is shown', () => {
  showPages({ routes, at: '/search', isNarrow: true });

  expect(screen.queryByText(/按 \//)).toBeNull();
  expect(screen.getByText('輸入名稱、單據編號或人名。')).toBeTruthy();
});

test('an empty step is continued until there is a page to show', async () => {
  const asked: unknown[] = [];
  const list = (code: string) => ({ appCode: 'store', code, schemaCode: code, name: code, records: [{ id: code, name: `${code} 桌` }] });
  const pages: Readonly<Record<string, unknown>> = {
    '': { items: [], next: 'a' },
    a: { items: [list('tables')], next: 'b' },
    b: { items: ['c', 'd', 'e', 'f'].map(list), next: 'g' },
  };
  const answer = ({ cursor = '' }: Readonly<Record<string, unknown>>): unknown => {
    asked.push(cursor);
    return pages[String(cursor)];
  };

  showPages({ routes, at: '/search?q=桌', answers: { [searchRecords.path]: answer } });

  await expect.poll(() => asked).toEqual(['', 'a', 'b']);
  expect(await screen.findByText('顯示更多記錄')).toBeTruthy();
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['tables', 'c', 'd', 'e', 'f']);
});
