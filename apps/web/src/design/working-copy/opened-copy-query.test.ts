import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import { openedCopyQuery, takeOpenedCopy } from './opened-copy-query.ts';

test('what a new tab has asked for is taken once; afterwards it is asked for again', async () => {
  const queryClient = new QueryClient();
  let revision = 0;
  const call = vi.fn<() => Promise<{ revision: number }>>(async () => ({ revision: (revision += 1) }));
  const client = { call } as unknown as Client;

  void queryClient.prefetchQuery(openedCopyQuery(client, 'leave'));

  expect(await takeOpenedCopy(queryClient, client, 'leave')).toEqual({ revision: 1 });
  expect(call).toHaveBeenCalledTimes(1);
  expect(await takeOpenedCopy(queryClient, client, 'leave')).toEqual({ revision: 2 });
});
