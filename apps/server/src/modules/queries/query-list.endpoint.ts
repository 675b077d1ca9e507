import { queryList } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { cursorAt, findPage, present, searchOf } from './found-page.ts';
import { writeCursor } from '../../platform/db/paging/cursor.ts';
import { readListCursor } from './list-page.ts';
import { withoutHidden } from './list-rights.ts';

/**
 * `modelAccess` determines which records are found. Values that roles and workflows hide from the person are left out; a record that is
 * filtered or sorted by such a value is not found, whatever the value, so that nobody can find it out.
 */
export const queryListEndpoint = defineQuery(queryList, {
  permission: 'participant',
  async handle(context, input) {
    const search = await searchOf(context, input);
    const { rows, rights, last } = await findPage(context, search, {
      after: input.cursor ? readListCursor(context, input.cursor, search.sort) : null,
      size: input.size,
    });
    const presented = await present(context, search, rows);
    return {
      items: withoutHidden(rights, search.records.shape.model.definition.nameItem, presented),
      next: last ? writeCursor(context, cursorAt(last)) : null,
    };
  },
});
