import type { Client } from '../../platform/api/client.ts';
import { expect, test, vi } from 'vitest';
import { createReporter } from './extensions-query.ts';

test('each kind of failure is reported once, and a failed report is ignored', async () => {
  const call = vi.fn(() => Promise.reject(new Error('offline')));
  const report = createReporter({ call } as unknown as Client);

  for (const reason of ['failed', 'failed', 'missing'] as const) report({ extension: 'x-map', reason, detail: 'no map' });

  expect(call.mock.calls.map((each: unknown[]) => each[1])).toEqual([
    { extension: 'x-map', reason: 'failed', detail: 'no map' },
    { extension: 'x-map', reason: 'missing', detail: 'no map' },
  ]);
});
