import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { openablePath } from '../forms/index.ts';
import type { ShortCodeTarget } from './short-codes.ts';

/** Returns the path that opens a short code's target for the requester. Refuses as opening it does. */
export function openedPath(executor: Executor, requester: Requester, { schemaCode, formCode, objectId }: ShortCodeTarget): Promise<string> {
  return openablePath(executor, requester, { schemaCode, ...(objectId === '' ? { formCode } : { objectId }) });
}
