import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  checkWorkflowDefinition,
  compareWorkflowVersions,
  getMigration,
  getWorkflowVersion,
  listMigrationResults,
  listMigrations,
  listWorkflows,
  listWorkflowVersions,
  type CallOutput,
  type MigrationOutcome,
} from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

const pollMs = 1000;
const paged = { initialPageParam: '', getNextPageParam: (page: { readonly next: string | null }) => page.next };
const after = (cursor: string) => (cursor === '' ? {} : { cursor });

export type VersionLine = CallOutput<typeof listWorkflowVersions>['items'][number];

export const workflowsQuery = (client: Client, { keyword, appCode }: { readonly keyword: string; readonly appCode: string }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'workflows', 'list', keyword, appCode],
    queryFn: ({ pageParam, signal }) =>
      client.call(listWorkflows, { ...(keyword && { keyword }), ...(appCode && { appCode }), ...after(pageParam) }, { signal }),
    ...paged,
  });

export const definitionQuery = (client: Client, workflowCode: string, version?: number) =>
  queryOptions({
    queryKey: ['admin', 'workflows', workflowCode, 'definition', version ?? null],
    queryFn: ({ signal }) => client.call(getWorkflowVersion, { workflowCode, ...(version !== undefined && { version }) }, { signal }),
  });

export const versionsQuery = (client: Client, workflowCode: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'workflows', workflowCode, 'versions'],
    queryFn: ({ pageParam, signal }) => client.call(listWorkflowVersions, { workflowCode, ...after(pageParam) }, { signal }),
    ...paged,
  });

export const changesQuery = (client: Client, workflowCode: string, from: number, to: number) =>
  queryOptions({
    queryKey: ['admin', 'workflows', workflowCode, 'changes', from, to],
    queryFn: ({ signal }) => client.call(compareWorkflowVersions, { workflowCode, from, to }, { signal }),
  });

export const issuesQuery = (client: Client, workflowCode: string) =>
  queryOptions({
    queryKey: ['admin', 'workflows', workflowCode, 'issues'],
    queryFn: ({ signal }) => client.call(checkWorkflowDefinition, { workflowCode }, { signal }),
  });

export const migrationsQuery = (client: Client, workflowCode: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'workflows', workflowCode, 'migrations'],
    queryFn: ({ pageParam, signal }) => client.call(listMigrations, { workflowCode, ...after(pageParam) }, { signal }),
    ...paged,
  });

/** Polled while it is running. */
export const migrationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['admin', 'migration', id],
    queryFn: ({ signal }) => client.call(getMigration, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

export const resultsQuery = (client: Client, id: string, outcome: MigrationOutcome | 'all', isOver: boolean) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'migration', id, 'results', outcome, isOver],
    queryFn: ({ pageParam, signal }) =>
      client.call(listMigrationResults, { id, ...(outcome !== 'all' && { outcome }), ...after(pageParam) }, { signal }),
    enabled: isOver,
    ...paged,
  });
