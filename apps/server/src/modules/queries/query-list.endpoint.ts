import { queryList } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { chosenRecords } from './chosen-records.ts';
import type { Search } from './find-rows.ts';
import { endOf, findPage, openOrder, present } from './found-page.ts';
import { readCursor, writeCursor } from './list-page.ts';
import { withoutHidden } from './list-rights.ts';
import { answeredCodes, isSystemField } from './list-shape.ts';
import { sortOf } from './list-sort.ts';

/**
 * Who finds which records: `modelAccess`. Values that roles and workflows hide from the person are left out; a record that is filtered or put in
 * order by such a value is not found, whatever the value, so that nobody learns it by asking.
 */
export const queryListEndpoint = defineQuery(queryList, {
  permission: 'participant',
  async handle(context, input) {
    const sorted = (input.sort ?? []).map(({ code }) => code).filter((code) => !isSystemField(code));
    const records = await chosenRecords(context, input, sorted);
    const { shape } = records;
    const search: Search = {
      records,
      codes: answeredCodes(shape, input.fields),
      sort: sortOf(shape, input.sort?.length ? input.sort : await openOrder(context, records)),
      judged: [...(records.filter?.fields ?? []), ...sorted],
      place: input.parentId ?? null,
    };
    const { rows, rights, last } = await findPage(context, search, {
      after: input.cursor ? readCursor(input.cursor, search.sort) : null,
      size: input.size,
    });
    const presented = await present(context, search, rows);
    return {
      items: withoutHidden(rights, shape.model.definition.nameItem, presented),
      next: last ? writeCursor(endOf(last)) : null,
    };
  },
});
