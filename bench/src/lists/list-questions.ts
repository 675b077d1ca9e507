import { queryList } from '@inkstone/api';

/** A query: a call of the product, and a single statement of the raw program. */
export interface ListQuestion {
  readonly name: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly statement: string;
}

const path = queryList.path;
const columns = `r.id, r.supplier_name, r.tax_number, r.contact, r.phone, r.sequence_status, r.workflow_instance_id, r.created_time`;
const page = (where: string, order: string): string =>
  `select ${columns} from biz.supplier r where r.sequence_status <> 'DRAFT' and ${where} order by ${order} limit 51`;
const newest = 'r.created_time desc, r.id desc';
const has = (needle: string): string =>
  `(inkstone.search_pieces(r.supplier_name) @> inkstone.search_needle('${needle}') and strpos(inkstone.search_fold(r.supplier_name), '${needle}') > 0)`;

/** A place among the records, newest first. */
export interface Middle {
  readonly at: string;
  readonly id: string;
}

/** Requests a page after the middle; its `next` is a cursor there. */
export const toTheMiddle = ({ at }: Middle): ListQuestion => ({
  name: 'to the middle',
  path,
  body: { schemaCode: 'supplier', size: 50, filter: { field: 'createdTime', operator: 'lte', value: new Date(`${at}Z`).toISOString() } },
  statement: '',
});

/** `cursor`: the cursor of the product for the page after `middle`. */
export function listQuestions(middle: Middle, cursor: string): readonly ListQuestion[] {
  const ask = (name: string, body: object, where: string, order = newest): ListQuestion => ({
    name,
    path,
    body: { schemaCode: 'supplier', size: 50, ...body },
    statement: page(where, order),
  });
  return [
    ask('newest first', {}, 'true'),
    ask('a page from the middle', { cursor }, `(r.created_time, r.id) < ('${middle.at}', '${middle.id}')`),
    ask(
      'sorted by a declared field',
      { sort: [{ code: 'contact', direction: 'desc' }] },
      'r.contact is not null',
      'r.contact desc, r.id desc',
    ),
    ask('filtered by one value in 5,000', { filter: { field: 'contact', operator: 'eq', value: '聯絡人 77' } }, `r.contact = '聯絡人 77'`),
    ask(
      'filtered by a common value',
      { filter: { field: 'contact', operator: 'ne', value: '聯絡人 77' } },
      `r.contact is distinct from '聯絡人 77'`,
    ),
    ask('a rare word of two characters', { keyword: '玄武' }, has('玄武')),
    ask('a common word', { keyword: '公司' }, `strpos(inkstone.search_fold(r.supplier_name), '公司') > 0`),
    ask('a word that is nowhere', { keyword: '不存在' }, has('不存在')),
  ];
}
