import type pg from 'pg';

export interface Seeded {
  readonly models: number;
  /** The number of records in each model. */
  readonly records: number;
}

/** One of so many models has the rare word, in one record. */
const rareIn = 50;

/**
 * Copies the model of suppliers as so many models with lists, menu entries and records. The search terms of the texts are computed once for
 * all copies: the SQL function is replaced by a look-up while the indexes are built, and restored afterwards.
 */
export async function seedModels(sql: pg.Client, { models, records }: Seeded): Promise<void> {
  await sql.query('set synchronous_commit = off; set client_min_messages = warning');
  await sql.query(`
    create schema bench;
    create table bench.base as select * from biz.supplier limit 0;
    insert into bench.base (id, version, sequence_status, creater, created_time, modifier, modified_time, owner, form_code, form_version,
      supplier_name, tax_number, contact, phone)
    select uuidv7(age), 1, 'COMPLETED', p.id, now() + age, p.id, now() + age, p.id, 'supplier', 1,
      (array['宏碩','長青','順達','禾光','正泰','永豐','大成','新光'])[1 + n % 8] || (array['資訊','家具','物流','印刷','營造'])[1 + n / 8 % 5] || n,
      lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), '聯絡人 ' || n % 500, '02-' || n
    from (select n, (n - ${records}) * '3600 s'::interval as age from generate_series(1, ${records}) n) numbers
    cross join (select id from inkstone.people where account = 'admin') p;
    create table bench.known as select t.text, inkstone.search_pieces(t.text) as pieces from (
      select supplier_name as text from bench.base union select tax_number from bench.base union select '玄武資訊') t;
    create unique index on bench.known (text);
    analyze bench.known`);
  await copyDocuments(sql, models);
  const original = await sql.query<{ text: string }>(`select pg_get_functiondef('inkstone.search_pieces(text)'::regprocedure) as text`);
  const { rows: indexes } = await sql.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'biz' and tablename = 'supplier' and indexname not like 'no_repeat%'`,
  );
  await sql.query(`create or replace function inkstone.search_pieces(content text) returns text[] language sql immutable parallel safe
    as $$ select k.pieces from bench.known k where k.text = content $$`);
  try {
    for (let model = 1; model <= models; model += 1)
      await copyTable(
        sql,
        model,
        indexes.map(({ text }) => text),
      );
  } finally {
    await sql.query(original.rows[0]!.text);
  }
  await sql.query('drop schema bench cascade');
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
}

const codeOf = (model: number): string => `catalog_${model}`;

/** Inserts the documents as if each model had been published separately in one application. */
async function copyDocuments(sql: pg.Client, models: number): Promise<void> {
  await sql.query(`
    insert into inkstone.apps (code, name, name_i18n, group_code, group_name, group_name_i18n, position)
      values ('bench', '目錄', '{}', 'bench', '目錄', '{}', 99);
    create temp table copied as
      select gen_random_uuid() as id, d.kind, 'catalog_' || n as model, d.code as of, d.content, d.content_hash || n as hash
      from inkstone.documents d join inkstone.document_heads h on h.document_id = d.id cross join generate_series(1, ${models}) n
      where (d.kind, d.scope, d.code) in (('model', '', 'supplier'), ('form', 'supplier', 'supplier'), ('list', 'supplier', 'suppliers'));
    insert into inkstone.documents (id, kind, scope, code, version, app_code, content, content_hash)
      select id, kind, case kind when 'model' then '' else model end, case kind when 'model' then model else of end, 1, 'bench',
        case kind when 'model' then jsonb_set(content::jsonb, '{code}', to_jsonb(model))
          else jsonb_set(content::jsonb, '{schemaCode}', to_jsonb(model)) end, hash
      from copied;
    insert into inkstone.document_heads (kind, scope, code, app_code, document_id, version, active)
      select kind, case kind when 'model' then '' else model end, case kind when 'model' then model else of end, 'bench', id, 1, true from copied;
    insert into inkstone.app_functions (app_code, code, name, name_i18n, schema_code, form_code, list_code, position)
      select 'bench', 'catalog_' || n, '目錄 ' || n, '{}', 'catalog_' || n, 'supplier', 'suppliers', n from generate_series(1, ${models}) n`);
}

async function copyTable(sql: pg.Client, model: number, indexes: readonly string[]): Promise<void> {
  const code = codeOf(model);
  await sql.query(`create table biz.${code} (like biz.supplier including defaults); insert into biz.${code} select * from bench.base`);
  if (model % rareIn === 0) await sql.query(`update biz.${code} set supplier_name = '玄武資訊' where tax_number = '00007919'`);
  for (const index of indexes)
    await sql.query(
      index.replaceAll('supplier$', `${code}$`).replace('biz.supplier', `biz.${code}`).replace('supplier_pkey', `${code}_pkey`),
    );
}
