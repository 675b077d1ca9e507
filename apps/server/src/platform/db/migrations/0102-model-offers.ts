import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the models that applications offer to others, and offers those that are used now, as far as they are used. */
export const modelOffers: Migration = {
  async up(db) {
    await sql`
      create table model_offers (
        schema_code text collate pg_c_utf8 primary key,
        app_code text collate pg_c_utf8 not null references apps (code) on delete cascade,
        mode text collate pg_c_utf8 not null check (mode in ('read', 'write'))
      )`.execute(db);
    await sql`
      create trigger model_offers_changed after insert or update or delete or truncate on model_offers
        for each statement execute function published_changed()`.execute(db);
    await offerWhatIsUsed(db);
  },
};

interface Published {
  readonly kind: string;
  readonly code: string;
  readonly app_code: string;
  readonly content: unknown;
}

async function offerWhatIsUsed(db: Kysely<unknown>): Promise<void> {
  const { rows: documents } = await sql<Published>`
    select h.kind, h.code, h.app_code, d.content from document_heads h join documents d on d.id = h.document_id where h.active`.execute(db);
  const { rows: rules } = await sql<Published>`
    select 'rule' as kind, code, app_code, definition as content from business_rules`.execute(db);
  const owners = new Map(documents.filter(({ kind }) => kind === 'model').map(({ code, app_code }) => [code, app_code]));
  const modes = new Map<string, 'read' | 'write'>();
  for (const document of [...documents, ...rules]) {
    const written = writtenModels(document);
    for (const code of new Set([...namedModels(document.content), ...written])) {
      const owner = owners.get(code);
      if (owner === undefined || owner === document.app_code) continue;
      if (written.has(code) || !modes.has(code)) modes.set(code, written.has(code) ? 'write' : 'read');
    }
  }
  for (const [code, mode] of modes)
    await sql`insert into model_offers (schema_code, app_code, mode) values (${code}, ${owners.get(code)!}, ${mode})`.execute(db);
}

/** Models are named as `schemaCode`, and in the look-ups of formulas. */
function namedModels(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(/lookup\s*[(（]\s*["'“「]?([A-Za-z]\w*)/gi)].map(([, code]) => code!);
  if (typeof value !== 'object' || value === null) return [];
  const named = 'schemaCode' in value && typeof value.schemaCode === 'string' ? [value.schemaCode] : [];
  return [...named, ...Object.values(value).flatMap(namedModels)];
}

const writes: ReadonlySet<unknown> = new Set(['insert', 'update', 'upsert', 'delete']);

/** Forms and workflows write the records of their model, rules those of their actions. */
function writtenModels({ kind, content }: Published): ReadonlySet<string> {
  const { schemaCode, actions } = content as { readonly schemaCode?: unknown; readonly actions?: unknown };
  const own = kind === 'form' || kind === 'workflow' ? [schemaCode] : [];
  const targets = kind === 'rule' && Array.isArray(actions) ? (actions as { kind?: unknown; schemaCode?: unknown }[]) : [];
  const written = targets.filter((action) => writes.has(action.kind)).map((action) => action.schemaCode);
  return new Set([...own, ...written].filter((code) => typeof code === 'string'));
}
