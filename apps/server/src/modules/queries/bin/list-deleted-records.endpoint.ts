import { listDeletedRecords } from '@inkstone/api';
import { sql } from 'kysely';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { modelAccess } from '../../permissions/index.ts';
import { purgedAt, recordName } from '../../records/index.ts';
import { afterEnd, containing, pageOf, readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import { loadModel } from '../../apps/index.ts';
import { peopleView } from '../../organization/index.ts';
import { binnedRecords } from './binned-records.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly sequence_no: string | null;
  readonly deleted_at: Date;
  readonly deleted_by: string;
  readonly deleter: string;
}

/** For people who may delete such records. Where a role hides the name in some record, the number is shown instead. */
export const listDeletedRecordsEndpoint = defineQuery(listDeletedRecords, {
  permission: 'participant',
  async handle(context, { schemaCode, keyword = '', cursor, size }) {
    const { db } = context;
    const { definition } = await loadModel(db, schemaCode);
    const access = await modelAccess(db, context, schemaCode);
    access.require('delete');
    const isNamed = definition.nameItem !== undefined && !access.hides(definition.nameItem);
    const name = isNamed ? recordName(definition) : sql<string>`coalesce(r.sequence_no, '')`;
    const after = readPageEnd(context, cursor);
    const conditions = [
      access.records('delete'),
      ...(keyword === '' ? [] : [sql`(${name} ilike ${containing(keyword)} or r.sequence_no ilike ${containing(keyword)})`]),
      ...(after ? [afterEnd(sql.ref('d.deleted_at'), sql.ref('d.id'), after)] : []),
    ];
    const found = await sql<Row>`
      select d.id, ${name} as name, r.sequence_no, d.deleted_at, d.deleted_by, p.name as deleter
      from ${binnedRecords(definition)} join ${peopleView} p on p.id = d.deleted_by
      where d.schema_code = ${schemaCode} and ${sql.join(conditions, sql` and `)}
      order by d.deleted_at desc, d.id desc limit ${size + 1}`.execute(db);
    const { rows, next } = pageOf(found.rows, size, (row) => ({ at: row.deleted_at, id: row.id }));
    return withCursor(context, {
      next,
      items: rows.map((row) => ({
        id: row.id,
        name: row.name,
        sequenceNo: row.sequence_no,
        deletedAt: row.deleted_at.toISOString(),
        deletedBy: { id: row.deleted_by, name: row.deleter },
        purgedAt: purgedAt(row.deleted_at),
      })),
    });
  },
});
