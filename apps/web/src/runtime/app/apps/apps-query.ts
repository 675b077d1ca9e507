import { queryOptions } from '@tanstack/react-query';
import { listApps, listFunctionsByAppcode, listPages, type CallOutput } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';

export type AppSummary = CallOutput<typeof listApps>[number];
export type AppFunction = CallOutput<typeof listFunctionsByAppcode>[number];

export const appsQuery = (client: Client) =>
  queryOptions({ queryKey: ['apps'], queryFn: ({ signal }) => client.call(listApps, {}, { signal }), staleTime: 300_000 });

export const functionsQuery = (client: Client, appCode: string) =>
  queryOptions({
    queryKey: ['apps', appCode, 'functions'],
    queryFn: ({ signal }) => client.call(listFunctionsByAppcode, { appCode }, { signal }),
    staleTime: 300_000,
  });

export const pagesQuery = (client: Client, appCode: string) =>
  queryOptions({
    queryKey: ['apps', appCode, 'pages'],
    queryFn: ({ signal }) => client.call(listPages, { appCode }, { signal }),
    staleTime: 300_000,
  });
