import { expect, test } from 'vitest';
import { parseSettings, InvalidSettings } from './settings.ts';

test('without any setting the demo runs and listens on this machine only', () => {
  const settings = parseSettings({});

  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    timeZone: 'Asia/Taipei',
    logLevel: 'info',
    demo: 'on',
    databaseUrl: undefined,
  });
  expect(settings.dataDir).toMatch(/\/data$/);
  expect(settings.extensionsDir).toBe(`${settings.dataDir}/extensions`);
});

test('without the demo the server listens on all addresses; an explicit host is kept', () => {
  expect(parseSettings({ DEMO: 'off' }).host).toBe('0.0.0.0');
  expect(parseSettings({ HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
});

test('the demo can be loaded with or without its history', () => {
  expect(parseSettings({ DEMO: 'small' })).toMatchObject({ demo: 'small', host: '127.0.0.1' });
  expect(parseSettings({ DEMO: 'off' }).demo).toBeNull();
});

test('an empty setting counts as unset', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('all invalid settings are named at once', () => {
  const environment = {
    PORT: '70000',
    DATABASE_URL: 'mysql://db',
    FILES_URL: 'ftp://files',
    TIME_ZONE: 'Mars/Olympus',
    TRUSTED_PROXIES: '10.0.0.1, the proxy',
    LEGACY_AES_KEY: 'fifteen letters',
    LEGACY_RSA_KEY: 'none',
    API_DOCS: 'perhaps',
    LOG_LEVEL: 'loud',
    DEMO: 'maybe',
  };

  const issues = issuesOf(environment);

  expect(issues.map((issue) => issue.split(' ')[0])).toEqual(Object.keys(environment));
});

test('keys of older clients are used as given; the error for an invalid key suggests a valid one', () => {
  const [issue] = issuesOf({ LEGACY_AES_KEY: 'too short' });
  const suggested = /such as ([A-Za-z0-9]{32})$/.exec(issue!)![1]!;

  const { aes, rsa } = parseSettings({ LEGACY_AES_KEY: suggested }).legacy;

  expect(aes!.decode(aes!.encode('硯 inkstone'))).toBe('硯 inkstone');
  expect(rsa).toBeNull();
});

test('proxies are trusted by address or network, and none by default', () => {
  const { trustedProxies: proxies } = parseSettings({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/8' });
  const { trustedProxies: none } = parseSettings({});

  expect(['10.0.0.5', '10.1.200.3', '::ffff:10.0.0.5', 'fd12::1'].every((address) => proxies.has(address))).toBe(true);
  expect(['10.0.0.6', '10.2.0.1', '127.0.0.1', '::1', 'fe80::1', ''].some((address) => proxies.has(address))).toBe(false);
  expect(['10.0.0.5', '127.0.0.1', '192.168.0.1'].some((address) => none.has(address))).toBe(false);
  expect(issuesOf({ TRUSTED_PROXIES: '10.0.0.5/33,proxy.local,::1' })).toEqual([
    expect.stringContaining('not an address or a network: 10.0.0.5/33, proxy.local'),
  ]);
});

test('DATABASE_READ_URL requires DATABASE_URL', () => {
  expect(issuesOf({ DATABASE_READ_URL: 'postgres://replica/inkstone' })).toEqual([
    'DATABASE_READ_URL is only used together with DATABASE_URL',
  ]);
});

function issuesOf(environment: Record<string, string>): readonly string[] {
  try {
    parseSettings(environment);
  } catch (error) {
    if (error instanceof InvalidSettings) return error.issues;
    throw error;
  }
  return [];
}
