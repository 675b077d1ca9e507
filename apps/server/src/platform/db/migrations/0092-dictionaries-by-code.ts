import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { canonicalJson } from '../canonical-json.ts';

/** Forms name dictionaries by code: those that named one by its id get a new version, in working copies a new content. */
export const dictionariesByCode: Migration = {
  async up(db) {
    const { rows } = await sql<{ id: string; code: string }>`select id, code from dictionaries`.execute(db);
    const codes = new Map(rows.map(({ id, code }) => [id, code]));
    if (codes.size === 0) return;
    await changePublished(db, codes);
    await changeWorkingCopies(db, codes);
  },
};

type Codes = ReadonlyMap<string, string>;

async function changePublished(db: Kysely<unknown>, codes: Codes): Promise<void> {
  const { rows } = await sql<{ id: string; scope: string; code: string; version: number; content: unknown }>`
    select d.id, d.scope, d.code, d.version, d.content from document_heads h join documents d on d.id = h.document_id
    where d.kind = 'form' and d.content @? '$.**.dictionaryId'`.execute(db);
  for (const { id, scope, code, version, content } of rows) {
    const changed = withCodes(content, codes);
    if (canonicalJson(changed) === canonicalJson(content)) continue;
    const next = randomUUID();
    const hash = createHash('sha256').update(canonicalJson(changed)).digest('hex');
    await sql`
      insert into documents (id, kind, scope, code, version, app_code, content, content_hash, published_at, published_by)
      select ${next}, kind, scope, code, (select max(version) from documents where (kind, scope, code) = ('form', ${scope}, ${code})) + 1,
        app_code, ${JSON.stringify(changed)}::jsonb, ${hash}, now(), null from documents where id = ${id}`.execute(db);
    await sql`
      update document_heads h set document_id = d.id, version = d.version from documents d
      where d.id = ${next} and (h.kind, h.scope, h.code) = ('form', ${scope}, ${code})`.execute(db);
    await sql`
      update working_documents w set base_version = h.version from document_heads h
      where (w.kind, w.scope, w.code) = ('form', ${scope}, ${code}) and (h.kind, h.scope, h.code) = (w.kind, w.scope, w.code)
        and w.base_version = ${version}`.execute(db);
  }
}

async function changeWorkingCopies(db: Kysely<unknown>, codes: Codes): Promise<void> {
  const { rows } = await sql<{ app_code: string; scope: string; code: string; content: unknown }>`
    select app_code, scope, code, content from working_documents where kind = 'form' and content @? '$.**.dictionaryId'`.execute(db);
  for (const { app_code, scope, code, content } of rows) {
    await sql`
      update working_documents set content = ${JSON.stringify(withCodes(content, codes))}::jsonb
      where (app_code, kind, scope, code) = (${app_code}, 'form', ${scope}, ${code})`.execute(db);
  }
}

function withCodes(value: unknown, codes: Codes): unknown {
  if (Array.isArray(value)) return value.map((each) => withCodes(each, codes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([property, each]): [string, unknown] => [
      property,
      property === 'dictionaryId' && typeof each === 'string' ? (codes.get(each) ?? each) : withCodes(each, codes),
    ]),
  );
}
