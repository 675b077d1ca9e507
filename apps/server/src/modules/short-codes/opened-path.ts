import type { Executor } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { openablePath } from '../forms/index.ts';
import type { CodedPlace } from './short-codes.ts';

/** Where a coded place opens for the asker. Refuses as opening it does. */
export function openedPath(executor: Executor, asker: Asker, { schemaCode, formCode, objectId }: CodedPlace): Promise<string> {
  return openablePath(executor, asker, { schemaCode, ...(objectId === '' ? { formCode } : { objectId }) });
}
