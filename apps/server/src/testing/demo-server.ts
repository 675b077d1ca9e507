import { apps, organization, records } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { pino } from 'pino';
import { modules } from '../modules.ts';
import { transact } from '../platform/db/transactions/transact.ts';
import { connectModules } from '../platform/http/module.ts';
import type { Content } from './test-database.ts';
import { createTestServer, type TestServer } from './test-server.ts';
import { publishApp } from '../modules/publishing/index.ts';
import { importOrganization } from '../modules/identity/index.ts';
import { directory } from '../modules/organization/index.ts';
import { importRecords } from '../modules/records/index.ts';

const demo: Content = {
  name: 'demo',
  async write(db) {
    connectModules(modules);
    await transact(db, (trx) => importOrganization(trx, organization));
    await transact(db, async (trx) => {
      for (const app of apps) await publishApp(trx, app);
      const person = (await directory(trx).personByAccount('admin'))!;
      const context = {
        actor: { ...person, isAppAdmin: true },
        locale: 'zh' as const,
        client: 'OTHER' as const,
        requestId: 'demo',
        commandId: '01980000-0000-7000-8000-000000000000',
        log: pino({ level: 'silent' }),
        now: () => new Date(),
        timeZone: 'Asia/Taipei',
        trx,
      };
      for (const [schemaCode, values] of Object.entries(records)) await importRecords(context, schemaCode, values);
    });
  },
};

/** Creates a server with the organisation, applications and records of the demo, and further applications. */
export async function createDemoServer(...further: readonly AppDefinition[]): Promise<TestServer> {
  const server = await createTestServer({ content: demo });
  await transact(server.db, async (trx) => {
    for (const app of further) await publishApp(trx, app);
  });
  return server;
}
