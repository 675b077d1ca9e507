import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportExtensionFailure } from '@inkstone/api';
import type { ExtensionFailure, Extensions } from '@inkstone/controls/extensions';
import { createId } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { useClient } from '../../platform/platform.ts';

const root = 'extensions/form/';
/** An extension that never finishes loading delays forms at most this long. */
const loadLimitMs = 10_000;

const none: Extensions = { models: {}, views: {} };

/** Extension controls, loaded once per visit. Never fails: extensions that do not load are reported and left out. */
export const extensionsQuery = (client: Client) =>
  queryOptions({ queryKey: ['extensions'], queryFn: () => load(client), staleTime: Infinity, gcTime: Infinity, retry: false });

async function load(client: Client): Promise<Extensions> {
  const { loadExtensions } = await import('@inkstone/controls/extensions');
  return loadExtensions({
    root: new URL(root, document.baseURI).pathname,
    fetch: (address) => fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(loadLimitMs) }),
    // The modules are known only at run time.
    load: (address) => within(import(/* @vite-ignore */ address) as Promise<unknown>),
    onFailure: createReporter(client),
  });
}

function within(loading: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not loaded after ${loadLimitMs / 1000} s`)), loadLimitMs);
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}

/** Reports each failure to the server once; without a connection the report is dropped, and nothing waits for it. */
export function createReporter(client: Client): (failure: ExtensionFailure) => void {
  const reportedKeys = new Set<string>();
  return ({ extension, reason, detail }) => {
    const key = `${extension} ${reason}`;
    if (reportedKeys.has(key)) return;
    reportedKeys.add(key);
    void client.call(reportExtensionFailure, { extension, reason, detail }, { idempotencyKey: createId() }).catch(() => undefined);
  };
}

/** Null until they are loaded. */
export function useExtensions(): Extensions | null {
  const { data, isError } = useQuery(extensionsQuery(useClient()));
  return isError ? none : (data ?? null);
}

/** Starts loading them before a form needs them. */
export function usePrefetchedExtensions(): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => void queries.prefetchQuery(extensionsQuery(client)), [queries, client]);
}
