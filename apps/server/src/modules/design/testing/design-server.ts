import { createDesignApp, openWorkingCopy, submitGroup, type CallInput } from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { modules } from '../../../modules.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { connectModules } from '../../../platform/http/module.ts';
import { organized } from '../../../testing/organized-database.ts';
import type { Content } from '../../../testing/test-database.ts';
import { createTestServer, type CallOptions, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';

type Operations = CallInput<typeof submitGroup>['operations'];

/** The model of a small application. */
export const orders = { kind: 'model', code: 'ds_order' } as const;

/** Inserts a model with one item. */
export const insertOrders: Operations[number] = {
  op: 'insert',
  document: orders,
  path: [],
  value: { name: '訂單', dataItems: [{ code: 'amount', name: '金額', type: 'Number' }] },
};

const withLeave: Content = {
  name: 'leave',
  async write(db) {
    connectModules(modules);
    await organized.write(db);
    const leave = apps.find(({ code }) => code === 'leave')!;
    await transact(db, (trx) => publishApp(trx, leave));
  },
};

/** An installation with the demo's leave application, and a new one that is being designed. */
export class DesignServer {
  readonly server: TestServer;
  readonly admin: TestPerson;

  private constructor(server: TestServer, admin: TestPerson) {
    this.server = server;
    this.admin = admin;
  }

  static async open(): Promise<DesignServer> {
    const server = await createTestServer({ content: withLeave });
    const admin = await server.signIn('admin');
    await admin.call(createDesignApp, { code: 'shop', name: '商店', name_i18n: { en: 'Shop' } });
    return new DesignServer(server, admin);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Submits operations on top of the current revision. */
  async edit(appCode: string, operations: Operations, { person = this.admin, ...options }: CallOptions & { person?: TestPerson } = {}) {
    const { revision } = await person.call(openWorkingCopy, { appCode });
    return person.call(submitGroup, { appCode, revision, operations }, options);
  }

  async documents(appCode: string, person = this.admin) {
    const { documents } = await person.call(openWorkingCopy, { appCode });
    return documents;
  }

  async content(appCode: string, key: object) {
    const found = (await this.documents(appCode)).find((each) => JSON.stringify(each.key) === JSON.stringify(key));
    return found?.content ?? null;
  }
}
