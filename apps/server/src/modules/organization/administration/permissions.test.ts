import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { administrationEndpoints } from './endpoints.ts';

let server: TestServer;
let participant: TestPerson;
let appAdministrator: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  participant = await server.signIn('employee');
  await server.db.updateTable('people').set({ is_app_admin: true, is_admin: false }).where('account', '=', 'tech').execute();
  appAdministrator = await server.signIn('tech');
});
afterAll(() => server.close());

describe.each(administrationEndpoints.map(({ call }): [string, Call] => [call.path, call]))('%s', (_path, call) => {
  test('is open to administrators only', async () => {
    const answers = [await server.stranger.send(call, {}), await participant.send(call, {}), await appAdministrator.send(call, {})];

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});
