import { formSave, listWorkitems, login } from '@inkstone/api';
import { describe, expect, test, vi } from 'vitest';
import { createClient, type ClientEnvironment } from './client.ts';
import { canRetry, RequestFailure } from './request-failure.ts';

const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const done = (data: unknown) => answer(200, { errcode: 0, errmsg: '', data });
const refused = (status: number, code: string, message = code) =>
  answer(status, { errcode: status * 100, errmsg: message, data: { code, issues: [{ code: 'Max', path: 'price' }] } });

function clientWith(fetched: typeof fetch, environment: Partial<ClientEnvironment> = {}) {
  return createClient({
    fetch: fetched,
    token: () => 'old',
    renew: () => Promise.resolve(null),
    locale: () => 'zh',
    clientType: () => 'PC',
    ...environment,
  });
}

const requestOf = (fetched: ReturnType<typeof vi.fn>, at = 0) => {
  const [url, init] = fetched.mock.calls[at] as [string, RequestInit];
  return { url, init, headers: init.headers as Record<string, string> };
};

describe('a call', () => {
  test('of GET carries its input in the address, without unset values', async () => {
    const fetched = vi.fn(() => done({ items: [], next: null }));

    await clientWith(fetched).call(listWorkitems, { size: 30, keyword: '報銷', appCode: undefined });

    expect(requestOf(fetched).url).toBe(`/api/runtime/workflow/list_workitems?size=30&keyword=${encodeURIComponent('報銷')}`);
  });

  test('sends token, language, kind of client and idempotency key', async () => {
    const fetched = vi.fn(() => done({}));

    await clientWith(fetched, { locale: () => 'en', clientType: () => 'APP' }).call(
      formSave,
      { schemaCode: 'leave_request', patch: { values: { reason: 'x' } } },
      { idempotencyKey: 'key-1' },
    );

    const { headers, init } = requestOf(fetched);
    expect(headers).toMatchObject({ Authorization: 'Bearer old', 'X-Locale': 'en', 'X-Client': 'APP', 'Idempotency-Key': 'key-1' });
    expect(JSON.parse(init.body as string)).toEqual({ schemaCode: 'leave_request', patch: { values: { reason: 'x' } } });
  });

  test('returns the data of the envelope', async () => {
    const client = clientWith(() => done({ items: [], next: 'n' }));

    await expect(client.call(listWorkitems, {})).resolves.toEqual({ items: [], next: 'n' });
  });

  test('of POST has a body of JSON and no time limit', async () => {
    const fetched = vi.fn(() => done({}));

    await clientWith(fetched).call(formSave, { schemaCode: 'leave_request', patch: {} });

    const { headers, init } = requestOf(fetched);
    expect(headers['Content-Type']).toBe('application/json');
    expect(init.signal).toBeUndefined();
  });

  test.each([
    [200, 'answered'],
    [299, 'answered'],
    [300, 'broken'],
    [404, 'broken'],
  ])('with status %i is %s', async (status, outcome) => {
    const client = clientWith(() => answer(status, { errcode: 0, errmsg: '', data: 'x' }));

    const result: unknown = await client.call(listWorkitems, {}).then(
      () => 'answered',
      (failure: RequestFailure) => failure.kind,
    );

    expect(result).toBe(outcome);
  });

  test('that is refused carries the text and all issues', async () => {
    const client = clientWith(() => refused(422, 'form-invalid', '請完善必填內容'));

    const failure: unknown = await client.call(listWorkitems, {}).catch((reason: unknown) => reason);

    expect(failure).toBeInstanceOf(RequestFailure);
    expect(failure).toMatchObject({ kind: 'refused', status: 422, message: '請完善必填內容', code: 'form-invalid' });
    expect((failure as RequestFailure).refusal?.issues).toEqual([{ code: 'Max', path: 'price' }]);
    expect(canRetry(failure)).toBe(false);
  });

  test('without a response is offline, and can be retried', async () => {
    const failure: unknown = await clientWith(() => Promise.reject(new TypeError('Failed to fetch')))
      .call(listWorkitems, {})
      .catch((reason: unknown) => reason);

    expect(failure).toMatchObject({ kind: 'offline' });
    expect(canRetry(failure)).toBe(true);
  });

  test('with a response of a proxy is broken, and can be retried', async () => {
    const failure: unknown = await clientWith(() => Promise.resolve(new Response('<html>', { status: 502 })))
      .call(listWorkitems, {})
      .catch((reason: unknown) => reason);

    expect(failure).toMatchObject({ kind: 'broken', status: 502 });
    expect(canRetry(failure)).toBe(true);
  });
});

describe('an expired token', () => {
  test('is renewed once and the call made again with the same idempotency key', async () => {
    const fetched = vi.fn(() => done({})).mockImplementationOnce(() => refused(401, 'token-expired'));
    const renew = vi.fn(() => Promise.resolve('new'));

    await clientWith(fetched, { renew }).call(formSave, { schemaCode: 'a', patch: {} }, { idempotencyKey: 'key-1' });

    expect(renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(requestOf(fetched, 1).headers).toMatchObject({ Authorization: 'Bearer new', 'Idempotency-Key': 'key-1' });
  });

  test('that cannot be renewed is reported unchanged', async () => {
    const fetched = vi.fn(() => refused(401, 'token-expired'));

    await expect(clientWith(fetched).call(listWorkitems, {})).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('that is refused again after renewal is not renewed endlessly', async () => {
    const fetched = vi.fn(() => refused(401, 'token-expired'));

    await expect(clientWith(fetched, { renew: () => Promise.resolve('new') }).call(listWorkitems, {})).rejects.toMatchObject({
      status: 401,
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('a wrong password does not renew anything', async () => {
  const renew = vi.fn(() => Promise.resolve('new'));

  await expect(
    clientWith(() => refused(401, 'wrong-password'), { renew }).call(login, { account: 'employee', password: 'x' }),
  ).rejects.toMatchObject({ code: 'wrong-password' });
  expect(renew).not.toHaveBeenCalled();
});
