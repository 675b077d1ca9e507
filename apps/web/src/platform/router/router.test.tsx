import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createHashHistory,
  createRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useGuard,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Route,
} from './index.ts';

beforeEach(() => window.history.replaceState(null, '', '#/'));
afterEach(cleanup);

function Frame() {
  return (
    <>
      <Link to="/apps/expense?list=all">all</Link>
      <NavLink to="/apps">apps</NavLink>
      <Link to="/slow">slow page</Link>
      <Link to="/form" state={{ notice: 'saved' }}>
        form
      </Link>
      <Outlet />
    </>
  );
}

function AppPage() {
  const { code } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>{`${code} ${search.toString()}`}</h1>
      <button onClick={() => setSearch((before) => ({ ...Object.fromEntries(before), q: '高鐵' }), { replace: true })}>search</button>
    </>
  );
}

function FormPage() {
  const held = useGuard(({ from, to }) => from.pathname !== to.pathname);
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{`form ${JSON.stringify(state)}`}</h1>
      <button onClick={() => navigate(-1)}>back</button>
      {held ? <button onClick={held.proceed}>leave</button> : null}
      {held ? <button onClick={held.stay}>stay</button> : null}
    </>
  );
}

const Failure: NonNullable<Route['Failure']> = ({ failure }) => <p role="alert">{String(failure)}</p>;

function open(address: string, pages: readonly Route[] = []): void {
  window.history.replaceState(null, '', `#${address}`);
  const routes: readonly Route[] = [
    {
      Component: Frame,
      children: [
        {
          Failure,
          children: [
            { redirect: '/apps/expense' },
            { path: 'apps/:code', Component: AppPage },
            { path: 'form', Component: FormPage },
            { path: 'away', Component: () => <Navigate to="/apps/away" replace /> },
            ...pages,
          ],
        },
      ],
    },
  ];
  render(<RouterProvider router={createRouter(routes, createHashHistory())} fallback="first" />);
}

const title = () => screen.queryByRole('heading')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));
const hash = () => decodeURIComponent(window.location.hash);

test('a link opens its page, and its query stays in the address', () => {
  open('/');
  expect(title()).toBe('expense ');
  expect(hash()).toBe('#/apps/expense');

  press('all');
  press('search');

  expect(title()).toBe(`expense ${new URLSearchParams({ list: 'all', q: '高鐵' }).toString()}`);
  expect(hash()).toBe('#/apps/expense?list=all&q=高鐵');
});

test('the link to the current page is marked, also on pages below it', () => {
  open('/apps/expense');

  expect(screen.getByText('apps').getAttribute('aria-current')).toBe('page');
  press('form');
  expect(screen.getByText('apps').getAttribute('aria-current')).toBeNull();
});

test('a page that somebody is leaving does not redirect', async () => {
  const slow = Promise.withResolvers<{ Component: ComponentType }>();
  const Left = () => (
    <>
      <Navigate to="/slow" />
      <Navigate to="/apps/away" replace />
    </>
  );
  open('/left', [
    { path: 'left', Component: Left },
    { path: 'slow', lazy: () => slow.promise },
  ]);
  expect(hash()).toBe('#/slow');

  await act(async () => slow.resolve({ Component: () => <h1>slow</h1> }));

  expect([title(), hash()]).toEqual(['slow', '#/slow']);
});

test('a link that is followed before the first page is there opens its page', () => {
  window.history.replaceState(null, '', '#/');
  const routes = ['', 'form'].map((path): Route => ({ path, Component: () => <h1>{path || 'first'}</h1> }));
  const router = createRouter(routes, createHashHistory());
  window.history.replaceState(null, '', '#/form');

  render(<RouterProvider router={router} fallback="first" />);

  expect(title()).toBe('form');
});

test('a link clicked with a modifier key is left to the browser', () => {
  open('/apps/expense');
  const link = screen.getByText('all');
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener('click', seen, { once: true });

  fireEvent.click(link, { ctrlKey: true });

  expect(seen).toHaveBeenCalledOnce();
  expect(link.getAttribute('href')).toBe('#/apps/expense?list=all');
  expect(title()).toBe('expense ');
});

test('a page may redirect, and the state of the navigation is passed on', () => {
  open('/away');
  expect(hash()).toBe('#/apps/away');

  press('form');

  expect(title()).toBe('form {"notice":"saved"}');
});

test('the browser goes back, and to an address typed by hand', async () => {
  open('/apps/expense');
  press('all');

  window.history.back();
  await waitFor(() => expect(title()).toBe('expense '));
  window.location.hash = '#/apps/typed';
  await waitFor(() => expect(title()).toBe('typed '));
});

test.each([
  ['a link', () => press('all'), 'expense list=all'],
  ['a step back', () => press('back'), 'expense '],
  ['an address typed by hand', () => (window.location.hash = '#/apps/typed'), 'typed '],
])('%s is held until the user confirms', async (_, go, after) => {
  open('/apps/expense');
  press('form');

  go();
  await screen.findByText('stay');
  await waitFor(() => expect(hash()).toBe('#/form'));
  press('stay');
  expect(screen.queryByText('leave')).toBeNull();
  expect(title()).toMatch(/^form/);
  go();
  await screen.findByText('leave');
  await waitFor(() => expect(hash()).toBe('#/form'));
  press('leave');

  await waitFor(() => expect(title()).toBe(after));
});

test('the old page stays while a page loads; another navigation replaces the pending one', async () => {
  const slow = Promise.withResolvers<{ Component: ComponentType }>();
  open('/apps/expense', [{ path: 'slow', lazy: () => slow.promise }]);

  act(() => void (window.location.hash = '#/slow'));
  await waitFor(() => expect(hash()).toBe('#/slow'));
  expect(title()).toBe('expense ');
  press('form');
  await act(async () => slow.resolve({ Component: () => <h1>slow</h1> }));
  expect(title()).toMatch(/^form/);
});

test('a page that is being left cannot change the address', () => {
  open('/apps/expense', [{ path: 'slow', lazy: () => new Promise(() => {}) }]);

  press('slow page');
  press('search');

  expect(hash()).toBe('#/slow');
});

test('a script that fails to load is reported in the page frame, and loaded again the next time', async () => {
  const lazy = vi
    .fn<NonNullable<Route['lazy']>>()
    .mockRejectedValueOnce(new TypeError('no script'))
    .mockResolvedValue({ Component: () => <h1>late</h1> });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/late', [{ path: 'late', lazy }]);

  expect((await screen.findByRole('alert')).textContent).toContain('no script');
  press('all');
  expect(title()).toBe('expense list=all');
  window.location.hash = '#/late';

  await waitFor(() => expect(title()).toBe('late'));
  vi.restoreAllMocks();
});

test('navigating to the current page is no error and adds no history entry', () => {
  open('/');
  press('all');
  const entries = window.history.length;

  press('all');
  press('all');

  expect(title()).toBe('expense list=all');
  expect(window.history.length).toBe(entries);
});

test('the pages below a route are loaded with the first of them, and an unknown one is left to the routes after it', async () => {
  const load = vi.fn(async () => [{ Component: () => <h1>all</h1> }, { path: 'users/:id', Component: () => <h1>{useParams()['id']}</h1> }]);
  const pages = [
    { path: 'admin', lazyChildren: load },
    { path: '*', Component: () => <h1>unknown</h1> },
  ];
  open('/admin/users/7', pages);
  await waitFor(() => expect(title()).toBe('7'));

  act(() => void (window.location.hash = '/admin'));
  await waitFor(() => expect(title()).toBe('all'));
  act(() => void (window.location.hash = '/admin/none'));
  await waitFor(() => expect(title()).toBe('unknown'));

  expect(load).toHaveBeenCalledOnce();
});

test('a list of pages that cannot be loaded is shown as a failure and tried again at the next address', async () => {
  const load = vi.fn(async (): Promise<readonly Route[]> => [{ path: 'users', Component: () => <h1>users</h1> }]);
  load.mockRejectedValueOnce(new Error('offline'));
  open('/admin/users', [{ path: 'admin', lazyChildren: load }]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Error: offline'));

  act(() => void (window.location.hash = '/apps/expense'));
  await waitFor(() => expect(title()).toBe('expense '));
  act(() => void (window.location.hash = '/admin/users'));

  await waitFor(() => expect(title()).toBe('users'));
});
