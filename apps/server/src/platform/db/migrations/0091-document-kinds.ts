import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { canonicalJson } from '../canonical-json.ts';

/**
 * Rules, print templates, scenarios and roles become documents of their applications, with the versions, people and times of the rows that
 * they were. The rows stay with their ids: a row has the id of the first version of its document.
 */
export const documentKinds: Migration = {
  async up(db) {
    await sql`
      alter table documents drop constraint documents_kind_check,
        add constraint documents_kind_check
        check (kind in ('app', 'model', 'form', 'list', 'workflow', 'page', 'rule', 'print', 'scenario', 'role'))`.execute(db);
    await changeTables(db);
    for (const document of [...(await rules(db)), ...(await prints(db)), ...(await scenarios(db)), ...(await roles(db))])
      await publish(db, document);
    await sql`alter table app_roles alter column code set not null`.execute(db);
  },
};

async function changeTables(db: Kysely<unknown>): Promise<void> {
  // The installation itself publishes too. The members of a role stay when it is withdrawn, and are there when it is restored.
  await sql`
    alter table app_roles add column code text collate pg_c_utf8, add column document_version integer not null default 0,
      alter column created_by drop not null, alter column modified_by drop not null`.execute(db);
  await sql`alter table app_role_members drop constraint app_role_members_role_id_fkey`.execute(db);
  await sql`alter table print_templates alter column modified_by drop not null`.execute(db);
  await sql`
    alter table workflow_scenarios drop constraint workflow_scenarios_initiator_id_fkey,
      alter column initiator_id type text collate pg_c_utf8, alter column updated_by drop not null`.execute(db);
  await sql`alter table workflow_scenarios rename column initiator_id to initiator`.execute(db);
}

interface Published {
  readonly id: string;
  readonly kind: string;
  readonly scope: string;
  readonly code: string;
  readonly version: number;
  readonly app_code: string;
  readonly active: boolean;
  readonly content: object;
  readonly by: string | null;
  readonly at: Date;
}

async function publish(db: Kysely<unknown>, { id, kind, scope, code, version, app_code, active, content, by, at }: Published) {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(canonicalJson(content)).digest('hex');
  await sql`
    insert into documents (id, kind, scope, code, version, app_code, content, content_hash, published_at, published_by)
    values (${id}, ${kind}, ${scope}, ${code}, ${version}, ${app_code}, ${json}::jsonb, ${hash}, ${at}, ${by})`.execute(db);
  await sql`
    insert into document_heads (kind, scope, code, app_code, document_id, version, active)
    values (${kind}, ${scope}, ${code}, ${app_code}, ${id}, ${version}, ${active})`.execute(db);
}

type Row<T> = Omit<Published, 'kind' | 'scope' | 'content'> & T;

async function rules(db: Kysely<unknown>): Promise<Published[]> {
  const { rows } = await sql<Row<{ definition: object }>>`
    select id, code, version, app_code, true as active, definition, modified_by as by, modified_at as at
    from business_rules order by code`.execute(db);
  return rows.map(({ definition, ...row }) => ({ ...row, kind: 'rule', scope: '', content: { ...definition, code: row.code } }));
}

/** Templates of forms that are no longer published are withdrawn like these. */
async function prints(db: Kysely<unknown>): Promise<Published[]> {
  const { rows } = await sql<Row<{ schema_code: string; form_code: string; name: string; is_default: boolean; content: object }>>`
    select t.id, t.schema_code, t.form_code, t.name, t.is_default, t.content, t.version, h.app_code, h.active,
      t.modified_by as by, t.modified_at as at, '' as code
    from print_templates t
    join document_heads h on (h.kind, h.scope, h.code) = ('form', t.schema_code, t.form_code)
    order by t.schema_code, t.form_code, t.name`.execute(db);
  const codes = new UniqueCodes();
  return rows.map(({ schema_code: schemaCode, form_code: formCode, name, is_default: isDefault, content, ...row }) => {
    const code = codes.of('print', schemaCode, `${formCode} ${name}`);
    return { ...row, code, kind: 'print', scope: schemaCode, content: { ...content, code, schemaCode, formCode, name, isDefault } };
  });
}

interface ScenarioRow {
  readonly workflow_code: string;
  readonly name: string;
  readonly initiator: string;
  readonly form_code: string | null;
  readonly patch: object;
  readonly starts_at: Date | null;
  readonly decisions: object;
  readonly expected: object;
  readonly blocks: boolean;
}

async function scenarios(db: Kysely<unknown>): Promise<Published[]> {
  const { rows } = await sql<Row<ScenarioRow>>`
    select s.id, s.workflow_code, s.name, s.initiator, s.form_code, s.patch, s.starts_at, s.decisions, s.expected, s.blocks, s.version,
      h.app_code, h.active, s.updated_by as by, s.updated_at as at, '' as code
    from workflow_scenarios s
    join document_heads h on (h.kind, h.scope, h.code) = ('workflow', '', s.workflow_code)
    order by s.workflow_code, s.name`.execute(db);
  const codes = new UniqueCodes();
  return rows.map(({ workflow_code: workflowCode, form_code, starts_at, name, initiator, patch, decisions, expected, blocks, ...row }) => {
    const code = codes.of('scenario', row.app_code, `${workflowCode} ${name}`);
    const where = { ...(form_code !== null && { formCode: form_code }), ...(starts_at !== null && { startAt: starts_at.toISOString() }) };
    const content = { code, name, workflowCode, initiator, ...where, patch, decisions, expected, blocks };
    return { ...row, code, kind: 'scenario', scope: row.app_code, content };
  });
}

async function roles(db: Kysely<unknown>): Promise<Published[]> {
  const { rows } = await sql<Row<{ name: string; name_i18n: object; grants: object[] }>>`
    select r.id, r.name, r.name_i18n, r.version, r.app_code, true as active, r.modified_by as by, r.modified_at as at, '' as code,
      coalesce((
        select jsonb_agg(jsonb_build_object('schemaCode', g.schema_code, 'rights', g.rights, 'scope', g.scope, 'fields', g.fields)
          || case when g.condition is null then '{}'::jsonb else jsonb_build_object('condition', g.condition) end order by g.schema_code)
        from app_role_grants g where g.role_id = r.id), '[]'::jsonb) as grants
    from app_roles r order by r.app_code, r.created_at, r.id`.execute(db);
  const codes = new UniqueCodes();
  const published = rows.map(({ name, name_i18n, grants, ...row }) => {
    const code = codes.of('role', row.app_code, name);
    const content = { code, name, ...(Object.keys(name_i18n).length > 0 && { name_i18n }), grants };
    return { ...row, code, kind: 'role', scope: row.app_code, content };
  });
  for (const { id, code } of published) {
    await sql`update app_roles set code = ${code}, document_version = version where id = ${id}`.execute(db);
  }
  return published;
}

/** Codes of what had none, the same in every installation for the same name. */
class UniqueCodes {
  private readonly taken = new Set<string>();

  of(kind: string, scope: string, name: string): string {
    const base = `${kind}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
    let code = base;
    for (let next = 2; this.taken.has(`${scope} ${code}`); next += 1) code = `${base}_${next}`;
    this.taken.add(`${scope} ${code}`);
    return code;
  }
}
