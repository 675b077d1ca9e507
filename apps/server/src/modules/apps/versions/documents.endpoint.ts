import { compareDocumentVersions, listDocuments, listDocumentVersions } from '@inkstone/api';
import { sql } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import { findDocument } from '../document-store.ts';
import { peopleView } from '../../organization/index.ts';
import { documentChanges } from './document-changes.ts';

/** Handlers check access themselves, because application administrators are admitted too. */
const permission = 'participant';

interface Shown {
  readonly name: string;
  readonly name_i18n: NameI18n | null;
}

export const listDocumentsEndpoint = defineQuery(listDocuments, {
  permission,
  async handle({ db, actor }, { appCode, kind, cursor, size }) {
    requireAppAdministrator(actor);
    const app = await db.selectFrom('apps').select('code').where('code', '=', appCode).executeTakeFirst();
    if (!app) refuse('not-found');
    let query = db
      .selectFrom('document_heads as h')
      .innerJoin('documents as d', 'd.id', 'h.document_id')
      .select(['h.scope', 'h.code', 'h.version', 'h.active', 'd.published_at'])
      .select([
        sql<string>`coalesce(d.content->>'name', h.code)`.as('name'),
        sql<Shown['name_i18n']>`d.content->'name_i18n'`.as('name_i18n'),
      ])
      .where('h.kind', '=', kind)
      .where('h.app_code', '=', appCode);
    if (cursor !== undefined) query = query.where(sql<boolean>`(h.scope, h.code) > (${cursorPart(cursor, 0)}, ${cursorPart(cursor, 1)})`);
    const found = await query
      .orderBy('h.scope')
      .orderBy('h.code')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    return {
      items: rows.map(({ scope, code, name, name_i18n, version, active, published_at }) => ({
        kind,
        schemaCode: scope,
        code,
        name,
        ...(name_i18n && { name_i18n }),
        version,
        publishedAt: published_at.toISOString(),
        isActive: active,
      })),
      next: found.length > size && last ? `${last.scope}/${last.code}` : null,
    };
  },
});

function cursorPart(cursor: string, part: 0 | 1): string {
  const parts = /^(\w*)\/(\w+)$/.exec(cursor) ?? refuse('malformed');
  return parts[part + 1]!;
}

export const listDocumentVersionsEndpoint = defineQuery(listDocumentVersions, {
  permission,
  async handle({ db, actor }, { kind, schemaCode, code, cursor, size }) {
    requireAppAdministrator(actor);
    const head = await db
      .selectFrom('document_heads')
      .select('version')
      .where('kind', '=', kind)
      .where('scope', '=', schemaCode)
      .where('code', '=', code)
      .executeTakeFirst();
    if (!head) refuse('not-found');
    let query = db
      .selectFrom('documents as d')
      .leftJoin(peopleView.as('p'), (join) =>
        join.on((eb) => eb(eb.cast<string>('p.id', 'text'), '=', eb.cast<string>('d.published_by', 'text'))),
      )
      .select(['d.version', 'd.published_at', 'd.note', 'p.id', 'p.name'])
      .where('d.kind', '=', kind)
      .where('d.scope', '=', schemaCode)
      .where('d.code', '=', code);
    if (cursor !== undefined) query = query.where('d.version', '<', /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('malformed'));
    const found = await query
      .orderBy('d.version', 'desc')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    return {
      items: rows.map(({ version, published_at, note, id, name }) => ({
        version,
        note,
        publishedAt: published_at.toISOString(),
        publishedBy: id === null || name === null ? null : { id, name },
        isCurrent: version === head.version,
      })),
      next: found.length > size ? String(rows.at(-1)!.version) : null,
    };
  },
});

export const compareDocumentVersionsEndpoint = defineQuery(compareDocumentVersions, {
  permission,
  async handle({ db, actor }, { kind, schemaCode, code, from, to }) {
    requireAppAdministrator(actor);
    const key = { kind, scope: schemaCode, code };
    const before = (await findDocument<object>(db, key, from)) ?? refuse('not-found');
    const after = (await findDocument<object>(db, key, to)) ?? refuse('not-found');
    return documentChanges(kind, before.definition, after.definition);
  },
});
