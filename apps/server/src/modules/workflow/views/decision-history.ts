import type { InstanceLog } from '@inkstone/api';
import { localizedName, type Locale } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { historyOf, type HistoryLine } from './history.ts';
import { personNames } from '../../organization/index.ts';

/** A decision on an instance as printed pages show it. */
export type Decision = Pick<HistoryLine, 'opinion' | 'signature' | 'seal' | 'superseded'> & {
  readonly kind: DecisionKind;
  readonly actor: string;
  /** The person for whom the actor acted. */
  readonly principal: string | null;
  readonly activity: string;
  readonly at: string;
};

const decisionKinds = [
  'submitted',
  'agreed',
  'disagreed',
  'rejected',
  'forwarded',
  'assisted',
  'answered',
  'retrieved',
  'canceled',
  'finished',
] as const satisfies readonly InstanceLog['kind'][];
export type DecisionKind = (typeof decisionKinds)[number];

const isDecision = (line: HistoryLine): line is HistoryLine & { readonly kind: DecisionKind; readonly actor: string } =>
  line.actor !== null && (decisionKinds as readonly string[]).includes(line.kind);

/** Oldest first, without automatic events, read copies and assignments of tasks. */
export async function decisionHistory(executor: Executor, instance: LoadedInstance, locale: Locale): Promise<readonly Decision[]> {
  const { id, state, workflow } = instance;
  const log = await executor.selectFrom('instance_events').select(['seq', 'event']).where('instance_id', '=', id).orderBy('seq').execute();
  const lines = historyOf(log, state).filter(isDecision);
  const nameOf = await personNames(
    executor,
    lines.flatMap(({ actor, principal }) => [actor, principal]),
  );
  return lines.map(({ kind, actor, principal, activityCode, opinion, signature, seal, superseded, at }) => {
    const named = activityCode === null ? null : activityNames(workflow.definition, activityCode, state.former);
    return {
      kind,
      actor: nameOf(actor).name,
      principal: principal === null ? null : nameOf(principal).name,
      activity: named ? localizedName({ name: named.activityName, name_i18n: named.activityName_i18n }, locale) : '',
      opinion,
      signature,
      seal,
      superseded,
      at,
    };
  });
}
