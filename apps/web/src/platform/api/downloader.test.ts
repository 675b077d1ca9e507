import { formPdf } from '@inkstone/api';
import { expect, test, vi } from 'vitest';
import { createDownloader } from './downloader.ts';

const refused = (code: string) =>
  Promise.resolve(new Response(JSON.stringify({ errcode: 40100, errmsg: code, data: { code } }), { status: 401 }));
const file = () => Promise.resolve(new Response('%PDF'));

const downloaderWith = (fetched: typeof fetch, renewed: string | null = 'new') =>
  createDownloader({
    fetch: fetched,
    token: () => 'old',
    renew: () => Promise.resolve(renewed),
    locale: () => 'zh',
    clientType: () => 'PC',
  });

test('a file is requested with the bearer header, and an expired token is renewed once', async () => {
  const fetched = vi.fn(file).mockImplementationOnce(() => refused('token-expired'));

  const blob = await downloaderWith(fetched)(formPdf, { workflowInstanceId: 'i1' });

  expect(await blob.text()).toBe('%PDF');
  expect(fetched.mock.calls.at(-1)).toMatchObject([
    '/api/runtime/form/pdf?workflowInstanceId=i1',
    { headers: { Authorization: 'Bearer new' } },
  ]);
});

test('a refusal carries the message of the server', async () => {
  await expect(downloaderWith(() => refused('pdf-failed'))(formPdf, {})).rejects.toMatchObject({ kind: 'refused', code: 'pdf-failed' });
});
