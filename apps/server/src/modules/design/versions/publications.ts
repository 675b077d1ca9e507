import type { Publication } from '@inkstone/api';
import type { NameI18n } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { documentHeadsView, documentKey, documentsView, findDocument, type StoredKey } from '../../apps/index.ts';
import { personNames } from '../../organization/index.ts';

interface PublishedRow extends StoredKey {
  readonly version: number;
  readonly name: string;
  readonly name_i18n: NameI18n | null;
  readonly isCurrent: boolean;
}

/** What was published of an application, newest first: the versions that were made at one time. */
export async function publicationPage(
  executor: Executor,
  appCode: string,
  { before, size }: { readonly before: Date | null; readonly size: number },
): Promise<{ items: Publication[]; next: string | null }> {
  const { rows } = await sql<{ at: Date; by: string | null; note: string | null; documents: PublishedRow[] }>`
    select d.published_at as at, (array_agg(d.published_by))[1] as by, max(d.note) as note,
      jsonb_agg(jsonb_build_object('kind', d.kind, 'scope', d.scope, 'code', d.code, 'version', d.version,
        'name', coalesce(d.content->>'name', d.code), 'name_i18n', d.content->'name_i18n',
        'isCurrent', h.active is true and h.version = d.version) order by d.kind, d.scope, d.code) as documents
    from ${documentsView} d left join ${documentHeadsView} h on (h.kind, h.scope, h.code) = (d.kind, d.scope, d.code)
    where d.app_code = ${appCode} and (${before}::timestamptz is null or d.published_at < ${before}::timestamptz)
    group by d.published_at order by d.published_at desc limit ${size + 1}`.execute(executor);
  const nameOf = await personNames(
    executor,
    rows.map(({ by }) => by),
  );
  const shown = rows.slice(0, size);
  const items = shown.map(({ at, by, note, documents }) => ({
    at: at.toISOString(),
    by: by === null ? null : nameOf(by),
    note,
    documents: documents.map(({ version, name, name_i18n, isCurrent, ...key }) => {
      return { key: documentKey(key), version, name, ...(name_i18n && { name_i18n }), isCurrent };
    }),
  }));
  return { items: items as Publication[], next: rows.length > size ? shown.at(-1)!.at.toISOString() : null };
}

/** The content of a version of an application's document; null if there is none. */
export async function versionContent(executor: Executor, appCode: string, key: StoredKey, version: number): Promise<object | null> {
  const found = await findDocument<object>(executor, key, version);
  return found?.appCode === appCode ? found.definition : null;
}
