import type pg from 'pg';

/** One of so many names has the rare word. */
const rare = 4_000;

/** Inserts suppliers directly, over two years; their text indexes are built afterwards, as the job for list indexes does. */
export async function seedRecords(sql: pg.Client, records: number): Promise<void> {
  const { rows: indexes } = await sql.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'biz' and indexname like 'supplier$search$%'`,
  );
  if (indexes.length === 0) throw new Error('The job has not built the indexes of the list yet.');
  for (const { name } of indexes) await sql.query(`drop index biz.${JSON.stringify(name)}`);
  await sql.query(
    `insert into biz.supplier (id, version, sequence_status, creater, created_time, modifier, modified_time, owner, form_code, form_version,
       supplier_name, tax_number, contact, phone)
     select uuidv7(age), 1, 'COMPLETED', p.id, now() + age, p.id, now() + age, p.id, 'supplier', 1,
       (array['宏碩','長青','順達','禾光','正泰','永豐','大成','新光'])[1 + n % 8] || case when n % $2 = 0 then '玄武' else '' end
         || (array['資訊','家具','物流','印刷','營造'])[1 + n / 8 % 5] || n || '股份有限公司',
       lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), case when n % 20 = 0 then null else '聯絡人 ' || n % 5000 end, '02-' || n
     from (select n, (n - $1::int) * '63 s'::interval as age from generate_series(1, $1::int) n) numbers
     cross join (select id from inkstone.people where account = 'admin') p`,
    [records, rare],
  );
  for (const { definition } of indexes) await sql.query(definition);
  await sql.query('vacuum analyze biz.supplier');
  await sql.query('checkpoint');
}
