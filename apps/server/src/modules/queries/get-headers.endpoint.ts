import { getHeaders } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { menuFunctions } from '../apps/menu-functions.ts';
import { modelAccess } from '../permissions/index.ts';
import { columnHeaders } from './column-headers.ts';
import { listShape } from './list-shape.ts';

/** The columns hold no data, so everybody signed in may know them; what a role hides in every record stands in none. */
export const getHeadersEndpoint = defineQuery(getHeaders, {
  permission: 'signed-in',
  async handle(context, { schemaCode, listCode }) {
    const shape = await listShape(context.db, schemaCode, listCode);
    const hidden = await neverShown(context, schemaCode);
    const columns = shape.list.columns.filter(({ code }) => !hidden.has(code));
    const headers = await columnHeaders(
      context,
      shape,
      columns.map(({ code }) => code),
    );
    return headers.map((header, index) => ({ ...header, code: columns[index]!.code, width: columns[index]!.width ?? null }));
  },
});

/** In a workflow a task may show what roles hide. */
async function neverShown(context: QueryContext, schemaCode: string): Promise<ReadonlySet<string>> {
  const functions = await menuFunctions(context.db, schemaCode);
  if (functions.some(({ workflow_code }) => workflow_code !== null)) return new Set();
  return (await modelAccess(context.db, context, schemaCode)).hiddenFields;
}
