import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { businessRuleDetails, listBizDataRules, listRuleLogs, ruleLogDetail, type CallInput, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export type RuleLine = CallOutput<typeof listBizDataRules>['items'][number];
export type LogLine = CallOutput<typeof listRuleLogs>['items'][number];
type LogFilter = Pick<CallInput<typeof listRuleLogs>, 'ruleCode' | 'outcome' | 'flowInstanceId'>;

export const rulesQuery = (client: Client, filter: { readonly appCode?: string; readonly keyword?: string }) =>
  infiniteQueryOptions({
    queryKey: ['business-rules', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(listBizDataRules, { ...filter, size: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next,
  });

export const ruleQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['business-rule', id], queryFn: ({ signal }) => client.call(businessRuleDetails, { id }, { signal }) });

export const ruleLogsQuery = (client: Client, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['business-rule-logs', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(listRuleLogs, { ...filter, size: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next,
  });

export const ruleLogQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['business-rule-log', id], queryFn: ({ signal }) => client.call(ruleLogDetail, { id }, { signal }) });
