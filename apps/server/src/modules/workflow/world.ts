import type { Executor } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/published.ts';
import { directory } from '../organization/directory.ts';
import { conditionScope } from '../records/index.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import type { World } from './facts.ts';

/** The organisation and a stored record, as one transaction sees them. */
export function worldOf({
  executor,
  model,
  record,
  context,
}: {
  executor: Executor;
  model: PublishedModel;
  record: StoredRecord;
  context: Pick<RequestContext, 'now' | 'timeZone' | 'locale'>;
}): World {
  return { directory: directory(executor), record, scope: () => conditionScope(record, model, context) };
}
