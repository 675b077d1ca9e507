import type { ActivityOf } from '@inkstone/schema';
import type { FailureClass } from '@inkstone/workflow';
import type { Db } from '../../../platform/db/database.ts';
import { passRollbackWrites } from '../../../platform/db/transactions/after-rollback.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { WebhookSender } from '../../../platform/webhook/send-webhook.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord } from '../../records/index.ts';
import { refusalText } from '../../rules/index.ts';
import { execute } from '../execute.ts';
import { loadInstance, lockInstance, type LoadedInstance } from '../instance/instance-store.ts';
import { sendSignal, withSignal } from '../signals/send-signal.ts';
import type { JobEnvironment } from '../signals/system-context.ts';
import type { BusinessRule, RuleSubject } from './business-rule.ts';
import type { ServiceJob } from './service-jobs.ts';
import { storedRule } from './stored-rule.ts';

/** The dependencies of services. */
export interface ServiceTools {
  readonly webhooks: WebhookSender;
  readonly rules: readonly BusinessRule[];
  /** Aborts the waiting for a response. */
  readonly signal?: AbortSignal;
}

/** Thrown when another attempt may succeed: the queue retries. */
export class ServiceUnavailable extends Error {}

/** Thrown inside a transaction to roll back what a rule wrote before it refused. */
class RuleRefused extends Error {
  readonly class: FailureClass;

  constructor(reason: string, failureClass: FailureClass = 'business') {
    super(reason);
    this.class = failureClass;
  }
}

/**
 * Runs the service of a visit and signals its instance. A second run, or one that is no longer awaited, changes nothing; a receiver
 * recognises a repeated request by its id. Throws `ServiceUnavailable` where another attempt may succeed.
 */
export async function runService(db: Db, environment: JobEnvironment, tools: ServiceTools, job: ServiceJob): Promise<void> {
  const instance = await awaitingInstance(db, job);
  if (!instance) return;
  const activity = serviceOf(instance, job);
  if (!activity) return failService(db, environment, job, { class: 'system', detail: 'the activity is gone' });
  const { task } = activity;
  if (task.kind === 'rule') return runRule(db, environment, tools, job, task.rule);
  const content = await contentOf(db, instance, activity, job);
  const result = await tools.webhooks.send({ id: job.visitId, url: task.url, content, signal: tools.signal });
  if (result.kind === 'failed') throw new ServiceUnavailable(result.reason);
  if (result.kind === 'refused') return failService(db, environment, job, { class: 'business', detail: result.reason });
  await sendSignal(db, environment, job.instanceId, { action: 'ServiceFinished', visit: job.visitId });
}

/** Signals the instance that its service failed and is not retried automatically. */
export function failService(
  db: Db,
  environment: JobEnvironment,
  { instanceId, visitId }: ServiceJob,
  failure: { readonly class: 'system' | 'business'; readonly detail: string },
): Promise<void> {
  return sendSignal(db, environment, instanceId, { action: 'ServiceFailed', visit: visitId, ...failure });
}

/** Returns the instance while it waits for the visit. */
async function awaitingInstance(db: Db, { instanceId, visitId }: ServiceJob): Promise<LoadedInstance | null> {
  try {
    const instance = await loadInstance(db, instanceId);
    return isAwaited(instance, visitId) ? instance : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isAwaited({ state }: LoadedInstance, visitId: string): boolean {
  return state.visits[visitId]?.status === 'open';
}

function serviceOf({ state, workflow }: LoadedInstance, { visitId }: ServiceJob): ActivityOf<'service'> | undefined {
  const code = state.visits[visitId]!.activity;
  const activity = workflow.definition.activities.find((each) => each.code === code);
  return activity?.kind === 'service' ? activity : undefined;
}

/** Returns the request body: service, instance, and the fields the designer named. */
async function contentOf(db: Db, { id, row, state }: LoadedInstance, { code, task }: ActivityOf<'service'>, { visitId }: ServiceJob) {
  const record = (await loadRecord(db, await loadModel(db, row.schema_code), row.record_id)) ?? refuse('record-not-found');
  const fields = task.kind === 'webhook' ? task.fields : [];
  return {
    workflowInstanceId: id,
    workflowCode: row.workflow_code,
    activityCode: code,
    round: state.visits[visitId]!.round,
    schemaCode: row.schema_code,
    objectId: row.record_id,
    sequenceNo: record.system.sequenceNo,
    values: Object.fromEntries(fields.map((field) => [field, record.values[field] ?? null])),
  };
}

async function runRule(db: Db, environment: JobEnvironment, { rules }: ServiceTools, job: ServiceJob, code: string): Promise<void> {
  const rule = rules.find((each) => each.code === code) ?? (await storedRule(db, code));
  if (!rule) return failService(db, environment, job, { class: 'system', detail: `there is no rule ${code}` });
  try {
    await withSignal(db, environment, async (context) => {
      const loaded = await lockInstance(context.trx, job.instanceId);
      if (!isAwaited(loaded, job.visitId)) return;
      const { row, state } = loaded;
      const subject = {
        instanceId: loaded.id,
        activityCode: state.visits[job.visitId]!.activity,
        schemaCode: row.schema_code,
        recordId: row.record_id,
      };
      await requireDone(rule, context, subject);
      await execute(context, { instanceId: loaded.id, loaded, command: { action: 'ServiceFinished', visit: job.visitId } });
    });
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    await failService(db, environment, job, { class: error.class, detail: error.message });
  }
}

async function requireDone(rule: BusinessRule, context: CommandContext, subject: RuleSubject): Promise<void> {
  try {
    const result = await rule.run(context, subject);
    if (result.kind === 'refused') throw new RuleRefused(result.reason);
  } catch (error) {
    throw error instanceof Refusal ? refusedBy(error) : error;
  }
}

/** The log of the rule is kept in either form of refusal. */
function refusedBy(refusal: Refusal): RuleRefused {
  const refused = new RuleRefused(
    refusalText(refusal.code, refusal.params, 'zh'),
    refusal.code === 'rule-execution-failed' ? 'system' : 'business',
  );
  passRollbackWrites(refusal, refused);
  return refused;
}
