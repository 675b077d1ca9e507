import { shippedApps } from '@inkstone/demo';
import {
  getDemoStart,
  getFirstRun,
  getSettingByType,
  installShippedApp,
  listApps,
  listManagedRoles,
  listShippedApps,
  publicConfig,
  readSetup,
  saveFirstRunStep,
  saveSetupOrganization,
  saveSystemSettings,
  setup,
  type SetupOrganization,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import pino from 'pino';
import { createServer } from '../../server.ts';
import { createCaller, createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { createSetupToken } from '../identity/index.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function emptyServer(): Promise<{ server: TestServer; token: string }> {
  const server = await createTestServer({ organization: null, demo: false });
  closing.unshift(() => server.close());
  return { server, token: (await createSetupToken(server.db))! };
}

const office: SetupOrganization = {
  name: { zh: '小店', en: 'Small Shop' },
  timeZone: 'America/Los_Angeles',
  locale: 'en',
  sealColor: '#8a1f5c',
  logo: null,
};
const boss = { name: 'Boss', account: 'boss', password: 'seven ink stones' };

async function withAdministrator(): Promise<{ server: TestServer; admin: TestCaller }> {
  const { server, token } = await emptyServer();
  await server.stranger.call(saveSetupOrganization, { ...office, token });
  const { access_token } = await server.stranger.call(setup, { ...boss, token });
  return { server, admin: createCaller(server, { authorization: `Bearer ${access_token}` }) };
}

test('the organisation can be left and taken up again with the link until the administrator exists', async () => {
  const { server, token } = await emptyServer();
  const { stranger } = server;

  const before = await stranger.call(readSetup, { token });
  await stranger.call(saveSetupOrganization, { ...office, token });
  const taken = await stranger.call(readSetup, { token });
  await stranger.call(saveSetupOrganization, { ...office, name: { zh: '大店', en: '' }, token });
  const { userinfo } = await stranger.call(setup, { ...boss, token });

  expect(before).toMatchObject({ state: 'open', isSaved: false, organization: { timeZone: 'Asia/Taipei', locale: 'zh' } });
  expect(taken).toEqual({ state: 'open', isSaved: true, organization: office });
  expect(userinfo).toMatchObject({ account: 'boss', isAdmin: true, departmentName: '大店' });
  expect(await stranger.call(readSetup, { token })).toEqual({ state: 'used' });
  expect(await stranger.refused(saveSetupOrganization, { ...office, token })).toMatchObject({ code: 'setup-link-invalid' });
});

test('a wrong link and wrong settings are refused, all issues at once, and nothing is saved', async () => {
  const { server, token } = await emptyServer();
  const wrong = {
    ...office,
    name: { zh: ' ', en: '' },
    timeZone: 'Mars/Olympus',
    sealColor: '#ffeedd',
    logo: 'data:image/png;base64,AAAA',
  };

  const refused = await server.stranger.refused(saveSetupOrganization, { ...wrong, token }, { locale: 'zh' });

  expect(refused.issues?.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'organization.name.zh Missing',
    'organization.timeZone TimeZone',
    'appearance.sealColor ColorContrast',
    'appearance.logo LogoUnreadable',
  ]);
  expect(await server.stranger.call(readSetup, { token })).toMatchObject({ isSaved: false });
  expect(await server.stranger.refused(setup, { ...boss, token })).toMatchObject({ code: 'setup-organization-missing' });
  for (const call of [readSetup, saveSetupOrganization] as const)
    expect((await server.stranger.send(call, { ...office, token: 'guess' })).status).toBe(422);
});

test('language, time zone, colour of seals and logo of the set-up apply at once, in every process', async () => {
  const { server, token } = await emptyServer();
  const other = await createServer({
    connection: server.database.connection,
    files: server.files,
    timeZone: 'Asia/Taipei',
    log: pino({ level: 'silent' }),
    jobs: false,
  });
  closing.unshift(() => other.close());
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  await server.stranger.call(saveSetupOrganization, { ...office, logo: `data:image/png;base64,${pixel}`, token });

  const config = await server.stranger.call(publicConfig, {});
  expect(config).toMatchObject({ defaultLocale: 'en', timeZone: 'America/Los_Angeles', theme: { sealColor: '#8a1f5c' } });
  expect(config.theme.logo).toMatch(/^data:image\/webp;base64,/);
  expect(server.server.installation.timeZone).toBe('America/Los_Angeles');
  await expect.poll(async () => (await createCaller(other, {}).call(publicConfig, {})).timeZone).toBe('America/Los_Angeles');
  expect(other.installation.timeZone).toBe('America/Los_Angeles');
});

test('administrators change the time zone later, and jobs and requests use it at once', async () => {
  const { server, admin } = await withAdministrator();

  const saved = await admin.call(saveSystemSettings, { organization: { name: office.name, timeZone: 'Europe/Berlin', locale: 'zh' } });

  expect(saved.organization).toMatchObject({ name: office.name, timeZone: 'Europe/Berlin', locale: 'zh' });
  expect(await admin.call(getSettingByType, { type: 'organization' })).toEqual({ name: office.name, timeZone: 'Europe/Berlin' });
  expect(server.server.installation.timeZone).toBe('Europe/Berlin');
});

test('settings that are saved unchanged keep following the time zone of the environment', async () => {
  const server = await createTestServer();
  closing.unshift(() => server.close());
  const admin = await server.signIn('admin');
  const named = { name: office.name, timeZone: 'Asia/Taipei', locale: 'zh' } as const;
  await server.db
    .insertInto('settings')
    .values({ key: 'organization-name', value: JSON.stringify(office.name) })
    .execute();

  const saved = await admin.call(saveSystemSettings, { sheet: { importRows: 100 }, organization: named });

  expect(saved.organization).toEqual({ ...named, version: 1 });
  expect(await server.db.selectFrom('settings').select('key').where('key', '=', 'region').execute()).toEqual([]);
});

test('the steps after the administrator are remembered until the set-up is finished', async () => {
  const { admin } = await withAdministrator();

  const begun = await admin.call(getFirstRun, {});
  await admin.call(saveFirstRunStep, { step: 'people', state: 'later' });
  const later = await admin.call(saveFirstRunStep, { step: 'applications', state: 'done' });
  const finished = await admin.call(saveFirstRunStep, { step: 'finish' });
  await admin.call(saveFirstRunStep, { step: 'people', state: 'done' });

  expect(begun).toEqual({ isFinished: false, people: 'open', applications: 'open', peopleCount: 1, appCount: 0 });
  expect(later).toMatchObject({ isFinished: false, people: 'later', applications: 'done' });
  expect(finished).toMatchObject({ isFinished: true });
  expect(await admin.call(getFirstRun, {})).toEqual(finished);
});

test('every application that ships is published in an empty organisation, and its roles are created without members', async () => {
  const { admin } = await withAdministrator();
  const offered = await admin.call(listShippedApps, {});

  for (const { code } of offered) await admin.call(installShippedApp, { code });
  const again = await admin.call(installShippedApp, { code: 'expense' });

  expect(offered.every(({ isInstalled }) => !isInstalled)).toBe(true);
  expect(offered.flatMap(({ roles }) => roles).every(({ members }) => members === null)).toBe(true);
  expect(again).toMatchObject({ isNew: false, warnings: [], roles: [{ code: 'finance', members: 0 }] });
  expect((await admin.call(listShippedApps, {})).every(({ isInstalled }) => isInstalled)).toBe(true);
  expect((await admin.call(listApps, {})).map(({ code }) => code).toSorted()).toEqual(shippedApps.map(({ app }) => app.code).toSorted());
  const roles = (await admin.call(listManagedRoles, {})).roles;
  expect(roles.map(({ code, members }) => `${code} ${members.length}`).toSorted()).toEqual([
    'budget-reviewer 0',
    'finance 0',
    'general-manager 0',
    'procurement-committee 0',
    'technical-reviewer 0',
  ]);
  expect(await admin.call(getFirstRun, {})).toMatchObject({ peopleCount: 1, appCount: offered.length });
  expect(await admin.refused(installShippedApp, { code: 'onboarding' })).toMatchObject({ status: 404, code: 'shipped-app-unknown' });
});

test('only administrators see and change the set-up', async () => {
  const server = await createTestServer();
  closing.unshift(() => server.close());
  const person = await server.signIn('employee');

  const answers = [
    await person.refused(getFirstRun, {}),
    await person.refused(saveFirstRunStep, { step: 'finish' }),
    await person.refused(getDemoStart, {}),
    await person.refused(listShippedApps, {}),
    await person.refused(installShippedApp, { code: 'leave' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await (await server.signIn('admin')).call(getFirstRun, {})).toMatchObject({ isFinished: true });
});
