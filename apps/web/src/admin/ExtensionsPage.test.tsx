import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { clearExtensionFailures, listExtensionFailures, type Call } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { createSessionStore } from '../platform/session/session-store.ts';
import { extensionsQuery } from '../runtime/extensions/extensions-query.ts';
import { ExtensionsPage } from './ExtensionsPage.tsx';

afterEach(cleanup);

function open(failures: object[]) {
  const call = async (contract: Call) => {
    if (contract === clearExtensionFailures) failures.length = 0;
    return contract === listExtensionFailures ? [...failures] : { timeZone: 'Asia/Taipei', theme: {} };
  };
  const platform = { client: { call }, session: createSessionStore() } as unknown as Platform;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(extensionsQuery(platform.client).queryKey, { models: { 'x-rating': {} as never }, views: {} });
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>
        <ExtensionsPage />
      </QueryClientProvider>
    </PlatformContext>,
  );
}

test('loaded extensions and failures are listed until they are cleared', async () => {
  const at = '2026-11-21T01:00:00.000Z';
  open([{ extension: 'map', reason: 'missing', detail: '文件不存在', count: 3, firstAt: at, lastAt: at }]);

  expect(await screen.findByText('文件不存在')).toBeTruthy();
  expect(screen.getByText('x-rating')).toBeTruthy();
  expect(screen.getByText('3 次')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '清除紀錄' }));

  expect(await screen.findByText('沒有問題')).toBeTruthy();
  expect(screen.queryByText('文件不存在')).toBeNull();
});
