import { getHeaders } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { columnHeaders } from './column-headers.ts';
import { listShape } from './list-shape.ts';

/** The columns hold no data, so everybody signed in may know them. */
export const getHeadersEndpoint = defineQuery(getHeaders, {
  permission: 'signed-in',
  async handle(context, { schemaCode, listCode }) {
    const shape = await listShape(context.db, schemaCode, listCode);
    const { columns } = shape.list;
    const headers = await columnHeaders(
      context,
      shape,
      columns.map(({ code }) => code),
    );
    return headers.map((header, index) => ({ ...header, code: columns[index]!.code, width: columns[index]!.width ?? null }));
  },
});
