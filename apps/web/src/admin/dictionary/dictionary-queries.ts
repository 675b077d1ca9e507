import { queryOptions } from '@tanstack/react-query';
import { getDictionary, listDictionaries, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export type WholeDictionary = CallOutput<typeof getDictionary>;

export const dictionariesQuery = (client: Client) =>
  queryOptions({ queryKey: ['dictionaries'], queryFn: ({ signal }) => client.call(listDictionaries, {}, { signal }) });

export const dictionaryQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['dictionaries', id], queryFn: ({ signal }) => client.call(getDictionary, { id }, { signal }) });
