import { sql } from 'kysely';
import { appDefinitionSchema, createId, type ListDefinition } from '@inkstone/schema';
import type { TestServer } from '../../../testing/test-server.ts';

/** A model without a workflow that everybody may read, with fields of each column type and one list. */
export const listedApp = (list: Partial<ListDefinition> = {}) =>
  appDefinitionSchema.parse({
    code: 'listed',
    name: 'listed',
    group: { code: 'test', name: 'test' },
    functions: [{ code: 'listed', name: 'listed', schemaCode: 'listed', formCode: 'listed', listCode: 'all' }],
    models: [
      {
        code: 'listed',
        name: 'listed',
        dataItems: [
          { code: 'title', name: 'title', type: 'ShortText' },
          { code: 'note', name: 'note', type: 'LongText' },
          { code: 'amount', name: 'amount', type: 'Number' },
          { code: 'kind', name: 'kind', type: 'Dropdown' },
          { code: 'tags', name: 'tags', type: 'Checkbox' },
          { code: 'begins', name: 'begins', type: 'Date', precision: 'day' },
          { code: 'ends', name: 'ends', type: 'Date', precision: 'day' },
          { code: 'done', name: 'done', type: 'Logic' },
        ],
        nameItem: 'title',
      },
    ],
    forms: [
      {
        code: 'listed',
        name: 'listed',
        schemaCode: 'listed',
        controls: [
          { key: 'title', type: 'text', options: { name: 'title' } },
          { key: 'note', type: 'textarea', options: { name: 'note' } },
          { key: 'amount', type: 'number', options: { name: 'amount' } },
          { key: 'kind', type: 'dropdown', options: { name: 'kind', options: '甲;乙;丙' } },
          { key: 'tags', type: 'checkbox', options: { name: 'tags', options: '甲;乙;丙' } },
          { key: 'begins', type: 'date', options: { name: 'begins' } },
          { key: 'ends', type: 'date', options: { name: 'ends' } },
          { key: 'done', type: 'logic', options: { name: 'done' } },
        ],
        layout: [],
      },
    ],
    lists: [{ code: 'all', name: 'all', schemaCode: 'listed', columns: [{ code: 'title' }, { code: 'amount' }], ...list }],
    workflows: [],
  });

export interface ListedRow {
  readonly title?: string | null;
  readonly note?: string | null;
  readonly amount?: string | number | null;
  readonly kind?: string | null;
  readonly begins?: string | null;
  readonly ends?: string | null;
  readonly done?: boolean | null;
}

/** Inserts records directly, each created a second after the preceding one. Returns their ids. */
export async function putListed(server: TestServer, creater: string, rows: readonly ListedRow[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    const id = createId();
    ids.push(id);
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1000);
    await sql`
      insert into biz.listed (id, version, sequence_status, creater, created_time, modifier, modified_time, owner, form_code,
        title, note, amount, kind, begins, ends, done)
      values (${id}::uuid, 1, 'COMPLETED', ${creater}::uuid, ${at}, ${creater}::uuid, ${at}, ${creater}::uuid, 'listed',
        ${row.title ?? null}, ${row.note ?? null}, ${row.amount ?? null}::numeric, ${row.kind ?? null},
        ${row.begins ?? null}::date, ${row.ends ?? null}::date, ${row.done ?? null}::boolean)`.execute(server.db);
  }
  return ids;
}
