import { createHash, randomUUID } from 'node:crypto';
import type { WorkflowDefinition } from '@inkstone/schema';
import pg from 'pg';
import type { HostedServer } from './hosted-server.ts';

/** Publishes a changed workflow directly in the database of the running server: inserts a version and makes it current. */
export async function publishNext(
  server: HostedServer,
  code: string,
  change: (before: WorkflowDefinition) => WorkflowDefinition,
): Promise<void> {
  const client = new pg.Client(server.database);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; app_code: string; content: WorkflowDefinition }>(
      `select d.version, d.app_code, d.content from inkstone.document_heads h join inkstone.documents d on d.id = h.document_id
       where h.kind = 'workflow' and h.code = $1`,
      [code],
    );
    const content = JSON.stringify(change(rows[0]!.content));
    const id = randomUUID();
    const version = rows[0]!.version + 1;
    await client.query('begin');
    await client.query(
      `insert into inkstone.documents (id, kind, scope, code, version, app_code, content, content_hash, published_at)
       values ($1, 'workflow', '', $2, $3, $4, $5, $6, now())`,
      [id, code, version, rows[0]!.app_code, content, createHash('sha256').update(content).digest('hex')],
    );
    await client.query(`update inkstone.document_heads set document_id = $1, version = $2 where kind = 'workflow' and code = $3`, [
      id,
      version,
      code,
    ]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
