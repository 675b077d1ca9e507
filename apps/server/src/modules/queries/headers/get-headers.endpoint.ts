import { getHeaders } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { fieldsHiddenFrom } from '../../permissions/index.ts';
import { columnHeaders } from './column-headers.ts';
import { listShape } from '../list-shape.ts';

/** For people with any right in the model or part in a workflow of it. Columns that roles hide in every record are left out. */
export const getHeadersEndpoint = defineQuery(getHeaders, {
  permission: 'participant',
  async handle(context, { schemaCode, listCode }) {
    const shape = await listShape(context.db, schemaCode, listCode);
    const hidden = await fieldsHiddenFrom(context.db, context, schemaCode);
    const columns = shape.list.columns.filter(({ code }) => !hidden.has(code));
    const headers = await columnHeaders(
      context,
      shape,
      columns.map(({ code }) => code),
    );
    return headers.map((header, index) => ({ ...header, code: columns[index]!.code, width: columns[index]!.width ?? null }));
  },
});
