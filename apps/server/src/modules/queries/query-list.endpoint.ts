import { queryList } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { endOf, findPage, present, searchOf } from './found-page.ts';
import { readCursor, writeCursor } from './list-page.ts';
import { withoutHidden } from './list-rights.ts';

/**
 * Who finds which records: `modelAccess`. Values that roles and workflows hide from the person are left out; a record that is filtered or put in
 * order by such a value is not found, whatever the value, so that nobody learns it by asking.
 */
export const queryListEndpoint = defineQuery(queryList, {
  permission: 'participant',
  async handle(context, input) {
    const search = await searchOf(context, input);
    const { rows, rights, last } = await findPage(context, search, {
      after: input.cursor ? readCursor(context.keys.accessToken.secret, input.cursor, search.sort) : null,
      size: input.size,
    });
    const presented = await present(context, search, rows);
    return {
      items: withoutHidden(rights, search.records.shape.model.definition.nameItem, presented),
      next: last ? writeCursor(context.keys.accessToken.secret, endOf(last)) : null,
    };
  },
});
