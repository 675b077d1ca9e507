import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { loadCalendar } from '../../calendar/index.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { directory, UnitReader } from '../../organization/index.ts';
import { conditionScope, type StoredRecord } from '../../records/index.ts';
import { administratorsOf } from '../administration/administers.ts';
import type { FactProvider } from './facts.ts';
import type { InstanceRow } from '../instance/instance-store.ts';
import { fieldsChangedSince } from './fields-changed-since.ts';
import { agentLookup } from '../delegation/delegation-store.ts';

/** Provides facts from the organisation and a stored record, as one transaction sees them. */
export function createFactProvider({
  executor,
  model,
  record,
  context,
  row,
}: {
  executor: Executor;
  model: PublishedModel;
  record: StoredRecord;
  context: Pick<RequestContext, 'now' | 'timeZone' | 'locale'>;
  /** The instance that the facts are about. */
  row: Pick<InstanceRow, 'app_code' | 'workflow_code'>;
}): FactProvider {
  const scope = conditionScope(record, model, context, new UnitReader(executor));
  return {
    directory: directory(executor),
    administrators: async () => {
      const own = await administratorsOf(executor, row);
      return own.length > 0 ? own : directory(executor).administrators();
    },
    record,
    scope,
    agentFor: agentLookup(executor, { workflowCode: row.workflow_code, now: context.now(), timeZone: context.timeZone }),
    changedSince: (workItemId) => fieldsChangedSince(executor, record.id, workItemId),
    calendar: () => loadCalendar(executor, context.timeZone),
  };
}
