import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDesignApp, submitGroup } from '@inkstone/api';
import type { Document, Operation } from '@inkstone/design';
import { productProgram, startProgram } from '../workflow/child-process.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { appCode } from './large-app.ts';
import { signIn } from '../workflow/sign-in.ts';

/** The product with the largest application in a working copy. */
export interface LargeAppServer {
  readonly url: string;
  readonly client: JsonClient;
  /** Of an administrator. */
  readonly token: string;
  close(): Promise<void>;
}

export async function startLargeApp(documents: readonly Document[]): Promise<LargeAppServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const product = await startProgram(productProgram, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const client = new JsonClient(product.url);
  const close = async (): Promise<void> => {
    client.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const token = await signIn(client, 'admin');
    await client.post(createDesignApp.path, token, { code: appCode, name: appCode, name_i18n: {} });
    await insertAll(client, token, documents);
    return { url: product.url, client, token, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function insertAll(client: JsonClient, token: string, documents: readonly Document[]): Promise<void> {
  const inserted = documents.filter(({ key }) => key.kind !== 'app');
  for (let from = 0, revision = 0; from < inserted.length; from += 10) {
    const operations = inserted
      .slice(from, from + 10)
      .map(({ key, content }): Operation => ({ op: 'insert', document: key, path: [], value: content }));
    ({ revision } = await client.post<{ revision: number }>(submitGroup.path, token, { appCode, revision, operations }));
  }
}
