import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createFavoritesApp,
  listAppGroups,
  listAppsGroup,
  listFavoritesApp,
  listPageAppsGroup,
  listRecentlyUsedApp,
  searchFavorite,
  type CallInput,
  type CallOutput,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry } from '../../../testing/answer.ts';
import { showPages, type Answers } from '../../../testing/show-pages.tsx';
import { AppsPage } from './AppsPage.tsx';

afterEach(cleanup);

type App = CallOutput<typeof listFavoritesApp>[number];

const groups = [
  { code: 'hr', name: '人事' },
  { code: 'trade', name: '買賣' },
];
const app = (code: string, name: string, group = groups[0]!): App => ({ code, name, icon: null, color: null, group });
const leave = app('leave', '請假');
const shop = app('shop', '商店', groups[1]);
const open = (answers: Answers, search = '') =>
  showPages({
    routes: [{ path: 'apps', Component: AppsPage }],
    at: `/apps${search}`,
    answers: {
      ...answer(listAppGroups, () => groups),
      ...answer(listAppsGroup, () => [
        { ...groups[0]!, apps: [leave] },
        { ...groups[1]!, apps: [shop] },
      ]),
      ...answer(listFavoritesApp, () => []),
      ...answer(listRecentlyUsedApp, () => []),
      ...answers,
    },
  });
const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

test('favourites and recent applications come before the groups, and only where there are some', async () => {
  const marked: CallInput<typeof createFavoritesApp>[] = [];
  open({
    ...answer(listFavoritesApp, () => (marked.length > 0 ? [shop] : [])),
    ...answer(listRecentlyUsedApp, () => [leave]),
    ...answer(createFavoritesApp, (input) => (marked.push(input), true)),
  });

  await screen.findByRole('region', { name: '買賣' });
  expect(regions()).toEqual(['最近使用的應用', '人事', '買賣']);
  const star = within(screen.getByRole('region', { name: '買賣' })).getByRole('button', { pressed: false });
  await waitFor(() => expect(star.hasAttribute('disabled')).toBe(false));
  fireEvent.click(star);

  expect(within(await screen.findByRole('region', { name: '常用應用' })).getByRole('link', { name: /商店/ })).toBeTruthy();
  expect(marked).toEqual([{ appCode: 'shop' }]);
});

test('a search shows the groups with what was found, and the favourites that the server found', async () => {
  open(
    answer(searchFavorite, ({ keyword }) => ({ apps: keyword === '店' ? [shop] : [], entries: [] })),
    `?q=${encodeURIComponent('店')}`,
  );

  await screen.findByRole('region', { name: '常用應用' });
  await screen.findByRole('region', { name: '買賣' });
  expect(regions()).toEqual(['常用應用', '買賣']);
  expect(screen.queryByRole('navigation', { name: '應用分組' })).toBeNull();
});

test('a search that finds nothing says so, an installation without applications what to do', async () => {
  const nothing = answer(searchFavorite, () => ({ apps: [], entries: [] }));
  open(nothing, '?q=xyz');
  expect(await screen.findByText('沒有符合的應用')).toBeTruthy();
  cleanup();

  open(answerOnRetry(listAppsGroup, () => []));
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('還沒有可以使用的應用')).toBeTruthy();
});

test('one group is loaded page by page', async () => {
  const asked: CallInput<typeof listPageAppsGroup>[] = [];
  open(
    answer(listPageAppsGroup, (input) => {
      asked.push(input);
      return input.cursor === 'c1' ? { items: [app('travel', '出差')], next: null } : { items: [leave], next: 'c1' };
    }),
    '?group=hr',
  );

  expect((await screen.findByRole('link', { name: '人事' })).getAttribute('aria-current')).toBe('page');
  fireEvent.click(await screen.findByRole('button', { name: '載入更多' }));

  expect(await screen.findByRole('link', { name: /出差/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /請假/ })).toBeTruthy();
  expect(asked).toEqual([{ groupCode: 'hr' }, { groupCode: 'hr', cursor: 'c1' }]);
});
