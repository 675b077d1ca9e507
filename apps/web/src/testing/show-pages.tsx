import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { listApps, type UserInfo } from '@inkstone/api';
import { vi } from 'vitest';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { createMemoryHistory, createRouter, RouterProvider, type Route } from '../platform/router/index.ts';

export interface CallOptions {
  readonly idempotencyKey?: string;
}

/** Answers of the server by the path of the call. */
export type Answers = Readonly<Record<string, (input: Readonly<Record<string, unknown>>, options: CallOptions) => unknown>>;

interface Shown {
  readonly routes: readonly Route[];
  /** The address to open. */
  readonly at: string;
  /** Calls that are not listed get an empty answer. An upload has the name of its file as `file`. */
  readonly answers?: Answers;
  /** Null: nobody is signed in. */
  readonly user?: Partial<UserInfo> | null;
  /** Files that the server returns, by the path of the call. */
  readonly files?: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => Blob>>;
  /** Uses the width of a phone. */
  readonly isNarrow?: boolean;
}

const unlisted: Answers = { [listApps.path]: () => [] };

/** Renders pages with a server that answers as given. */
export function showPages({ routes, at, answers = {}, files = {}, user = {}, isNarrow = false }: Shown): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width') ? isNarrow : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const call = async ({ path }: { readonly path: string }, input: Readonly<Record<string, unknown>>, options: CallOptions = {}) => {
    const given = answers[path] ?? unlisted[path];
    return given ? given(input, options) : { timeZone: 'Asia/Taipei', theme: {}, items: [], next: null };
  };
  const uploader = async (route: { readonly path: string }, fields: Readonly<Record<string, unknown>>, file: File) =>
    call(route, { ...fields, file: file.name });
  const downloader = async ({ path }: { readonly path: string }, input: Readonly<Record<string, unknown>>) => files[path]!(input);
  const state = user
    ? { token: 'token', user: { id: 'p1', name: 'Mei', departmentName: 'Sales', isAdmin: false, isAppAdmin: false, ...user } }
    : { token: null, user: null };
  const session = { state: () => state, subscribe: () => () => undefined, begin: vi.fn() };
  render(
    <PlatformContext value={{ client: { call }, session, uploader, downloader } as unknown as Platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } })}>
        <RouterProvider router={createRouter(routes, createMemoryHistory(at))} />
      </QueryClientProvider>
    </PlatformContext>,
  );
}
