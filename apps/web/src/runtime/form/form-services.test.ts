import { formAsk } from '@inkstone/api';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import { createFormServices } from './form-services.ts';

test('a form sends its context and its inputs, but never the query', async () => {
  const call = vi.fn(() => Promise.resolve([{ ok: true, data: { price: 12 } }, { ok: false }]));
  const services = createFormServices({ call } as unknown as Client, { workItemId: 'w1' });
  const { signal } = new AbortController();
  const inputs = { product: 'pen' };

  const answers = await services.send(
    [
      { kind: 'linkage', control: 'price', linkage: { schemaCode: 'secret', field: 'price' }, inputs },
      {
        kind: 'choices',
        control: 'unit',
        source: { kind: 'model', schemaCode: 'secret', displayItem: 'name', orderType: 3 },
        inputs,
        keyword: 'b',
        cursor: '300',
      },
    ],
    signal,
  );

  expect(answers).toEqual([{ ok: true, data: { price: 12 } }, { ok: false }]);
  const questions = [
    { kind: 'linkage', control: 'price', inputs },
    { kind: 'choices', control: 'unit', inputs, keyword: 'b', cursor: '300' },
  ];
  expect(call).toHaveBeenCalledWith(formAsk, { workItemId: 'w1', questions }, { signal });
});
