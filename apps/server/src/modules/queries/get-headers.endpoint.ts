import { getHeaders } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { untoldFields } from '../permissions/index.ts';
import { columnHeaders } from './column-headers.ts';
import { listShape } from './list-shape.ts';

/** For whoever has some right in the model, or a part in a workflow of it; what roles hide from them in every record is no column. */
export const getHeadersEndpoint = defineQuery(getHeaders, {
  permission: 'participant',
  async handle(context, { schemaCode, listCode }) {
    const shape = await listShape(context.db, schemaCode, listCode);
    const hidden = await untoldFields(context.db, context, schemaCode);
    const columns = shape.list.columns.filter(({ code }) => !hidden.has(code));
    const headers = await columnHeaders(
      context,
      shape,
      columns.map(({ code }) => code),
    );
    return headers.map((header, index) => ({ ...header, code: columns[index]!.code, width: columns[index]!.width ?? null }));
  },
});
