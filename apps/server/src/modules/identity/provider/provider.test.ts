import { getCode, getSystemSettings, getToken, mobileLogin, oauthToken, publicConfig, saveSystemSettings, userInfo } from '@inkstone/api';
import { startIdentityProvider, type IdentityProviderServer } from '@inkstone/testing/identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let provider: IdentityProviderServer;
let admin: TestPerson;
let clock = new Date('2026-11-22T01:00:00Z');

beforeAll(async () => {
  provider = await startIdentityProvider(() => clock);
  server = await createTestServer({ now: () => clock, privateHosts: ['127.0.0.1'] });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('provider_accounts').execute();
});

const identity = () =>
  ({
    kind: 'oidc',
    name: { zh: '公司帳號', en: '' },
    issuer: provider.issuer,
    clientId: provider.clientId,
    scope: 'profile',
    accountClaim: 'preferred_username',
    redirectUri: 'https://ink.example/',
  }) as const;

test('without a provider there is no button, and provider sign-ins are refused', async () => {
  expect(await server.stranger.call(publicConfig, {})).toMatchObject({ identityProvider: null });
  expect(await server.stranger.refused(getCode, {}, { locale: 'zh' })).toMatchObject({
    status: 422,
    errmsg: '尚未設定登入服務，請以帳號密碼登入',
  });
  expect(await server.stranger.refused(getToken, { code: 'c', state: 's' })).toMatchObject({ code: 'provider-missing' });
});

describe('administrators set the provider', () => {
  test('and get all issues of their input', async () => {
    const wrong = { ...identity(), name: { zh: '', en: ' ' }, issuer: 'ldap://x', clientId: '', redirectUri: 'https://a:b@ink.example/' };

    const refused = await admin.refused(saveSystemSettings, { identity: wrong });

    expect(refused.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'identity.name.zh Missing',
      'identity.issuer Address',
      'identity.clientId Missing',
      'identity.redirectUri Address',
    ]);
  });

  test('its secret is stored encrypted, never returned, and never sent to another provider', async () => {
    const saved = await admin.call(saveSystemSettings, { identity: { ...identity(), key: provider.clientSecret } });
    const moved = await admin.refused(saveSystemSettings, { identity: { ...identity(), issuer: 'https://other.example' } });

    expect(saved.identity).toEqual({ ...identity(), hasKey: true, version: expect.any(Number) });
    expect(moved.issues).toMatchObject([{ code: 'KeyAgain', path: 'identity.key' }]);
    const rows = await server.db.selectFrom('settings').select('value').where('key', '=', 'identity').execute();
    expect(JSON.stringify([rows, await admin.call(getSystemSettings, {})])).not.toContain(provider.clientSecret);
    expect(await server.stranger.call(publicConfig, {})).toMatchObject({ identityProvider: { zh: '公司帳號', en: '公司帳號' } });
  });
});

describe('with a provider', () => {
  beforeAll(() => admin.call(saveSystemSettings, { identity: { ...identity(), key: provider.clientSecret } }));

  /** Completes a sign-in of a person with these claims. */
  async function comeBack(claims: Record<string, unknown>) {
    provider.setClaims(claims);
    const { address, state } = await server.stranger.call(getCode, {});
    const back = await provider.visit(address);
    expect(back.state).toBe(state);
    return back;
  }

  test('a person signs in with their own account', async () => {
    const back = await comeBack({ sub: 'p-1', preferred_username: 'EMPLOYEE' });

    const answer = await server.stranger.call(getToken, back);

    expect(answer.userinfo).toMatchObject({ account: 'employee', name: '林小美' });
    const headers = { authorization: `Bearer ${answer.access_token}` };
    expect(await server.stranger.call(userInfo, {}, { headers })).toMatchObject({ account: 'employee' });
  });

  test('a code and its state are valid once and for ten minutes', async () => {
    const back = await comeBack({ sub: 'p-1', preferred_username: 'employee' });
    await server.stranger.call(getToken, back);
    const late = await comeBack({ sub: 'p-1', preferred_username: 'employee' });
    clock = new Date(clock.getTime() + 601_000);

    expect(await server.stranger.refused(getToken, back)).toMatchObject({ code: 'sign-in-expired' });
    expect(await server.stranger.refused(getToken, late)).toMatchObject({ code: 'sign-in-expired' });
    expect(await server.stranger.refused(getToken, { code: back.code, state: 'made-up' })).toMatchObject({ code: 'sign-in-expired' });
  });

  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of another sign-in', { nonce: 'another' }],
    ['that has expired', { exp: 1_000_000 }],
    ['authorised for another client', { azp: 'somebody-else' }],
  ])('a token %s is refused', async (_name, wrong) => {
    const back = await comeBack({ sub: 'p-1', preferred_username: 'employee', ...wrong });

    expect(await server.stranger.refused(getToken, back)).toMatchObject({ status: 422, code: 'provider-refused' });
  });

  test('a code that the provider did not issue, or issued to another client, is refused', async () => {
    const first = await comeBack({ sub: 'p-1', preferred_username: 'employee' });
    const second = await comeBack({ sub: 'p-1', preferred_username: 'employee' });

    expect(await server.stranger.refused(getToken, { ...first, code: second.code })).toMatchObject({ code: 'provider-refused' });
    expect(await server.stranger.refused(getToken, { ...second, client_id: 'other' })).toMatchObject({ code: 'provider-refused' });
  });

  test('a sign-in that began at another provider fails, and its code is sent nowhere', async () => {
    const back = await comeBack({ sub: 'p-1', preferred_username: 'employee' });
    await admin.call(saveSystemSettings, { identity: { ...identity(), clientId: 'other' } });

    const refused = await server.stranger.refused(getToken, back);
    await admin.call(saveSystemSettings, { identity: identity() });

    expect(refused).toMatchObject({ code: 'sign-in-expired' });
    expect((await server.stranger.call(getToken, back)).userinfo.account).toBe('employee');
  });

  test('a person without an account is refused, and no account is created', async () => {
    const back = await comeBack({ sub: 'p-9', preferred_username: 'nobody' });

    const refused = await server.stranger.refused(getToken, back, { locale: 'zh' });

    expect(refused).toMatchObject({ status: 422, errmsg: '這裡沒有對應的帳號 nobody，請聯絡系統管理員' });
  });

  test('an account name that the provider reassigns is refused, and its first owner keeps the account', async () => {
    await server.stranger.call(getToken, await comeBack({ sub: 'p-1', preferred_username: 'employee' }));

    const taken = await server.stranger.refused(getToken, await comeBack({ sub: 'p-2', preferred_username: 'employee' }));
    const renamed = await server.stranger.call(getToken, await comeBack({ sub: 'p-1', preferred_username: 'gm' }));

    expect(taken).toMatchObject({ code: 'account-unknown' });
    expect(renamed.userinfo.account).toBe('employee');
  });

  test('an unverified e-mail address is not accepted', async () => {
    await admin.call(saveSystemSettings, { identity: { ...identity(), accountClaim: 'email' } });

    const refused = await server.stranger.refused(getToken, await comeBack({ sub: 'p-3', email: 'employee' }));
    const answer = await server.stranger.call(getToken, await comeBack({ sub: 'p-3', email: 'employee', email_verified: true }));
    await admin.call(saveSystemSettings, { identity: identity() });

    expect(refused).toMatchObject({ code: 'account-unknown' });
    expect(answer.userinfo.account).toBe('employee');
  });

  test('OAuth 2 clients exchange codes and refresh tokens by a form post', async () => {
    const asForm = async (form: Record<string, string>) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await server.inject({ method: 'POST', url: oauthToken.path, headers, payload: new URLSearchParams(form).toString() });
      return { status: answer.statusCode, data: answer.json<{ data: { refresh_token: string } }>().data };
    };
    const back = await comeBack({ sub: 'p-1', preferred_username: 'employee' });

    const first = await asForm({ grant_type: 'authorization_code', ...back });
    const second = await asForm({ grant_type: 'refresh_token', refresh_token: first.data.refresh_token });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await asForm({ grant_type: 'password', account: 'employee', password: 'inkstone' })).status).toBe(400);
  });

  test('an unreachable provider is reported without its name', async () => {
    await admin.call(saveSystemSettings, { identity: { ...identity(), issuer: 'http://10.0.0.1', key: 'x' } });

    const refused = await server.stranger.refused(getCode, {});
    await admin.call(saveSystemSettings, { identity: { ...identity(), key: provider.clientSecret } });

    expect(refused).toMatchObject({ status: 503, code: 'provider-unreachable' });
    expect(refused.errmsg).not.toContain('10.0.0.1');
  });
});

test('phones sign in by a separate path with the same account', async () => {
  const answer = await server.stranger.call(mobileLogin, { account: 'employee', password: 'inkstone' });

  expect(answer.userinfo.account).toBe('employee');
  expect(await server.stranger.refused(mobileLogin, { account: 'employee', password: 'no' })).toMatchObject({ code: 'wrong-password' });
});
