import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBusinessRule, exportPackage, previewPackage, saveAppRole, type CallOutput, type Envelope } from '@inkstone/api';
import { apps } from '@inkstone/demo';
import type { Locale } from '@inkstone/schema';
import { expect } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import type { PackageFile } from '../package-files.ts';
import { unzipPackage, zipPackage } from '../package-zip.ts';

export type Preview = CallOutput<typeof previewPackage>;

interface Sending {
  readonly fields?: Readonly<Record<string, string>>;
  readonly locale?: Locale;
  /** The sender; by default the administrator. */
  readonly person?: TestPerson;
}

/** An installation whose administrator exports and imports applications as packages. */
export class PackageServer {
  readonly server: TestServer;
  readonly admin: TestPerson;

  private constructor(server: TestServer, admin: TestPerson) {
    this.server = server;
    this.admin = admin;
  }

  /** Without any application. */
  static async empty(options: TestServerOptions = {}): Promise<PackageServer> {
    const server = await createTestServer(options);
    return new PackageServer(server, await server.signIn('admin'));
  }

  /** With two applications of the demo, one of them with a rule and a role. */
  static async withApps(): Promise<PackageServer> {
    const opened = await PackageServer.empty();
    const { server, admin } = opened;
    for (const app of apps.filter(({ code }) => code === 'leave' || code === 'purchase')) {
      await transact(server.db, (trx) => publishApp(trx, app));
    }
    await admin.call(createBusinessRule, {
      appCode: 'leave',
      rule: {
        code: 'not_too_long',
        name: '天數上限',
        schemaCode: 'leave_request',
        trigger: 'saved',
        actions: [{ kind: 'check', formula: 'days <= 100', message: { zh: '太長', en: 'Too long' } }],
      },
    });
    await admin.call(saveAppRole, {
      appCode: 'leave',
      name: '人事',
      members: [{ kind: 'person', id: admin.id }],
      grants: [{ schemaCode: 'leave_request', rights: ['view', 'add'], scope: 'all' }],
    });
    return opened;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async exported(appCode: string, person = this.admin): Promise<Buffer> {
    const { statusCode, rawPayload } = await this.server.inject({
      method: 'GET',
      url: exportPackage.path,
      query: { appCode },
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    expect(statusCode).toBe(200);
    return rawPayload;
  }

  async send<T>(path: string, zip: Buffer, { fields = {}, locale = 'zh', person = this.admin }: Sending = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new File([new Uint8Array(zip)], 'app.zip'));
    const request = new Request('http://localhost', { method: 'POST', body });
    const answer = await this.server.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': request.headers.get('content-type')!,
        authorization: `Bearer ${person.accessToken}`,
        'idempotency-key': randomUUID(),
        'x-locale': locale,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, ...answer.json<Envelope<T>>() };
  }

  async preview(zip: Buffer): Promise<Preview> {
    const { status, data, errmsg } = await this.send<Preview>(previewPackage.path, zip);
    expect([status, errmsg]).toEqual([200, '']);
    return data;
  }
}

export async function filesOf(zip: Buffer): Promise<PackageFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-packages-'));
  const path = join(folder, 'app.zip');
  await writeFile(path, zip);
  const files = await unzipPackage(path);
  await rm(folder, { recursive: true });
  return files.map((file) => ({ ...file, text: file.text! }));
}

/** Returns the package with one of its files rewritten. */
export async function edited(zip: Buffer, path: string, edit: (text: string) => string): Promise<Buffer> {
  return zipPackage((await filesOf(zip)).map((file) => (file.path === path ? { path, text: edit(file.text) } : file)));
}
