import {
  getFirstRun,
  getSystemSettings,
  installShippedApp,
  listShippedApps,
  saveFirstRunStep,
  saveSystemSettings,
  type FirstRun,
  type ShippedAppInfo,
} from '@inkstone/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { showPages } from '../testing/show-pages.tsx';
import { FirstRunPage } from './FirstRunPage.tsx';

afterEach(cleanup);

const routes = [
  { path: 'first-run/:step?', lazy: async () => ({ Component: FirstRunPage }) },
  { path: 'start', lazy: async () => ({ Component: () => <p>start page</p> }) },
];
const open: FirstRun = { isFinished: false, people: 'open', applications: 'open', peopleCount: 1, appCount: 0 };

/** A server that publishes applications; the first attempt at each of `failing` fails. */
function shippedServer(failing: readonly string[]) {
  const installed = new Set<string>();
  const tried: string[] = [];
  const app = (code: string, role: string | null): ShippedAppInfo => ({
    code,
    name: code,
    description: { zh: '', en: '' },
    isInstalled: installed.has(code),
    roles: role === null ? [] : [{ code: role, name: { zh: role, en: role }, members: installed.has(code) ? 0 : null }],
  });
  return {
    tried,
    answers: {
      [getFirstRun.path]: () => open,
      [listShippedApps.path]: () => [app('leave', null), app('expense', 'finance')],
      [installShippedApp.path]: ({ code }: Readonly<Record<string, unknown>>) => {
        tried.push(String(code));
        if (failing.includes(String(code)) && tried.filter((each) => each === code).length === 1) throw new RequestFailure('offline');
        installed.add(String(code));
        return { isNew: true, warnings: [{ code: 'w', path: '', message: `note on ${String(code)}` }], roles: [] };
      },
    },
  };
}

test('the set-up opens at the first step that is open', async () => {
  showPages({
    routes,
    at: '/first-run',
    answers: { [getFirstRun.path]: () => ({ ...open, people: 'later' }), [listShippedApps.path]: () => [] },
  });

  expect(await screen.findByRole('heading', { name: '應用' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '3 人員' })).toBeTruthy();
});

test('a finished set-up leads to the start page', async () => {
  showPages({ routes, at: '/first-run/people', answers: { [getFirstRun.path]: () => ({ ...open, isFinished: true }) } });

  expect(await screen.findByText('start page')).toBeTruthy();
});

test('after a failure another attempt publishes only what is missing, and empty roles and warnings are named', async () => {
  const { tried, answers } = shippedServer(['expense']);
  showPages({ routes, at: '/first-run/applications', answers });
  for (const name of ['leave', 'expense']) fireEvent.click(await screen.findByRole('checkbox', { name }));

  fireEvent.click(screen.getByRole('button', { name: '發布所選的 2 個應用' }));
  fireEvent.click(await screen.findByRole('button', { name: '發布所選的 1 個應用' }));

  expect(await screen.findByText(/任務會交給管理員：finance/)).toBeTruthy();
  expect(screen.getByText('note on leave')).toBeTruthy();
  expect(screen.getByText('note on expense')).toBeTruthy();
  expect(tried).toEqual(['leave', 'expense', 'expense']);
});

test('an organisation that somebody else changed meanwhile is saved on the next attempt, from what they stored', async () => {
  const sent: unknown[] = [];
  const settings = (version: number) => ({
    organization: { name: { zh: '小店', en: '' }, timeZone: 'Asia/Taipei', locale: 'zh', version },
    appearance: { name: { zh: '', en: '' }, brandColor: '#27496d', scheme: 'system', sealColor: '#b3392f', logo: null, version: 4 },
  });
  const answers = {
    [getFirstRun.path]: () => open,
    [listShippedApps.path]: () => [],
    [getSystemSettings.path]: () => settings(sent.length === 0 ? 1 : 2),
    [saveSystemSettings.path]: ({ organization }: Readonly<Record<string, unknown>>) => {
      if (sent.push(organization) === 1) throw new RequestFailure('refused', { status: 409, refusal: { code: 'conflict' } });
      return settings(3);
    },
  };
  showPages({ routes, at: '/first-run/organization', answers });
  fireEvent.change(await screen.findByRole('textbox', { name: '組織的英文名稱' }), { target: { value: 'Shop' } });
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '下一步' });
  fireEvent.click(next());
  await waitFor(() => expect([sent.length, next().disabled]).toEqual([1, false]));
  fireEvent.click(next());

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ name: { zh: '小店', en: 'Shop' }, timeZone: 'Asia/Taipei', locale: 'zh', version: 2 });
});

test('a step that is put off is remembered', async () => {
  const sent: unknown[] = [];
  const answers = {
    [getFirstRun.path]: () => open,
    [listShippedApps.path]: () => [],
    [saveFirstRunStep.path]: (input: unknown) => {
      sent.push(input);
      return { ...open, people: 'later' };
    },
  };
  showPages({ routes, at: '/first-run/people', answers });

  fireEvent.click(await screen.findByRole('button', { name: '稍後再做' }));

  expect(await screen.findByRole('heading', { name: '應用' })).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ step: 'people', state: 'later' }]));
});
