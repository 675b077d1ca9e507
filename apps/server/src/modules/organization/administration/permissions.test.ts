import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiToken, type Call, type RefusalData } from '@inkstone/api';
import { modules } from '../../../modules.ts';
import type { Endpoint } from '../../../platform/http/endpoint.ts';
import { createCaller, createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

const endpoints = modules
  .flatMap((module) => module.endpoints)
  .filter(({ call }) => call.path.startsWith('/api/organization/'))
  .map((endpoint): [string, Endpoint] => [endpoint.call.path, endpoint]);

/** What everybody who is signed in may ask about the organisation or change about themselves. */
const forEverybody = [
  '/api/organization/createChatGroup',
  '/api/organization/department/levels',
  '/api/organization/department/list_user',
  '/api/organization/department/tree',
  '/api/organization/role/get',
  '/api/organization/role/list',
  '/api/organization/role/tree',
  '/api/organization/unit/names',
  '/api/organization/update_current_dept',
  '/api/organization/user/departments',
  '/api/organization/user/info',
  '/api/organization/user/pictures',
  '/api/organization/user/remove_picture',
  '/api/organization/user/search',
  '/api/organization/user/set_picture',
  '/api/organization/user/update_current_dept',
  '/api/organization/user_ext/pick',
  '/api/organization/user_ext/pick_list',
];

let server: TestServer;
let participant: TestPerson;
let appAdministrator: TestPerson;
let program: TestCaller;
beforeAll(async () => {
  server = await createTestServer();
  participant = await server.signIn('employee');
  await server.db.updateTable('people').set({ is_app_admin: true, is_admin: false }).where('account', '=', 'tech').execute();
  appAdministrator = await server.signIn('tech');
  const admin = await server.signIn('admin');
  const { token } = await admin.call(createApiToken, { name: 'Directory', scope: 'write', days: 1, password: 'inkstone' });
  program = createCaller(server.server, { authorization: `Bearer ${token}` });
});
afterAll(() => server.close());

const statusOf = async (caller: TestCaller, call: Call) => (await caller.send(call, {})).status;

test('every other call of the organisation declares administrators', () => {
  const others = endpoints.filter(([, { permission }]) => permission !== 'administrator').map(([path]) => path);

  expect(others.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(forEverybody);
});

describe.each(endpoints)('%s', (path, { call, kind }) => {
  test('is open to those who may make it only', async () => {
    const refused = [await statusOf(server.stranger, call)];
    if (!forEverybody.includes(path)) refused.push(await statusOf(participant, call), await statusOf(appAdministrator, call));

    expect(refused).toEqual(forEverybody.includes(path) ? [401] : [401, 403, 403]);
  });

  const changesPeople = path.startsWith('/api/organization/user/') && kind === 'command' && !forEverybody.includes(path);
  test.runIf(changesPeople && !path.endsWith('_picture'))('is not for the API token of an administrator', async () => {
    const { status, body } = await program.send(call, {});

    expect({ status, code: (body.data as RefusalData).code }).toEqual({ status: 403, code: 'token-not-allowed' });
  });
});
