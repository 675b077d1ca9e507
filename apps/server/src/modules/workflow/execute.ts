import type { InstanceStatus } from '@inkstone/schema';
import { decideReaching, type Command, type FactAnswer, type ReachedDecision } from '@inkstone/workflow';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadModel, loadWorkflow, type PublishedModel, type ReadVersion } from '../apps/index.ts';
import { loadRecord, type PreparedRecord, type StoredRecord } from '../records/index.ts';
import { createId } from '@inkstone/schema';
import { endIsExpected } from '../../platform/db/transactions/transaction-end.ts';
import { runCompletionRules } from './completion.ts';
import { withFacts } from './facts/facts.ts';
import { administers } from './administration/administers.ts';
import { lockInstance, type InstanceRow, type LoadedInstance } from './instance/instance-store.ts';
import { writeInstance } from './instance/instance-writer.ts';
import { requireValuesAsShown, itemPermission, type ShownValues } from './values-as-shown.ts';
import { createFactProvider } from './facts/fact-provider.ts';

type OrderOf<C> = C extends Command ? Omit<C, 'id' | 'actor' | 'at' | 'client' | 'operatorIsAdministrator'> : never;
/** An action of the actor; the person, the time and the client come from the context. */
export type Order = OrderOf<Command>;

export interface Execution {
  readonly instanceId: string;
  readonly command: Order;
  /** The instance that this transaction has already locked. */
  readonly loaded?: LoadedInstance;
  /** The record that this transaction has already locked, as it has written it. */
  readonly record?: StoredRecord | undefined;
  /** The same before it is stored, which happens here. */
  readonly prepared?: PreparedRecord | undefined;
  /** The calculated values as the person saw them. */
  readonly shown?: ShownValues | undefined;
  /** Other documents by which the command has validated. They must be of one publication with the workflow that decides. */
  readonly validatedBy?: readonly ReadVersion[] | undefined;
  /** The transaction reads nothing of the instance afterwards: what is written may go with its last statement. */
  readonly isLast?: boolean;
}

/**
 * Carries out one action: locks the instance, lets the engine decide on the facts of this transaction, and writes history, state, work
 * items, messages and the record's status, which it returns. Refuses with the engine's code; then nothing is written.
 */
export async function execute(context: CommandContext, execution: Execution): Promise<InstanceStatus> {
  const { trx } = context;
  const locked = execution.loaded ?? (await lockInstance(trx, execution.instanceId));
  const instance = await pinnedFor(context, locked, execution.command);
  const model = await loadModel(trx, instance.row.schema_code);
  const { prepared } = execution;
  const known = prepared?.record ?? execution.record ?? (await lockRecord(context, model, instance.row.record_id));
  const at = nextInstant(instance, context.now());
  const command = (record: StoredRecord) => commandOf(context, execution.command, { at, record, row: instance.row });
  const decided = (record: StoredRecord) => decideOn(context, { instance, model, record, command: command(record) });
  // Everything is asked before the record gets its number, whose counter stays locked until the transaction ends.
  const early = await decided(known);
  const readsMore = readsMoreThanValues(early.answers, known);
  const isAtEnd = (execution.isLast ?? false) && endIsExpected(trx);
  const joined = isAtEnd && instance.isNew && !readsMore ? (prepared?.join(early.decision.after.status) ?? null) : null;
  const record = joined?.record ?? (prepared ? (await prepared.store()).record : known);
  const { decision, answers } = record === known || !readsMore ? early : await decided(record);
  const permission = itemPermission(instance, 'itemId' in execution.command ? execution.command.itemId : undefined);
  requireValuesAsShown(execution.shown, { model, record, permission, answers: answers.values(), locale: context.locale });

  const { after } = decision;
  const opinionBy = carriesOpinion(execution.command) ? context.actor.id : null;
  const validatedBy = execution.validatedBy ? [...execution.validatedBy, versionOf(instance)] : null;
  await writeInstance(trx, {
    instance,
    events: decision.events,
    after,
    record,
    joined,
    model,
    at,
    locale: context.locale,
    validatedBy,
    opinionBy,
    isLast: execution.isLast ?? false,
  });
  return after.status;
}

interface Decided {
  readonly decision: Extract<ReachedDecision, { kind: 'accepted' }>;
  /** The facts on which it was decided. */
  readonly answers: ReadonlyMap<string, FactAnswer>;
}

/** Lets the engine decide on a command, and runs the rules of an instance that it completes. */
async function decideOn(
  context: CommandContext,
  {
    instance,
    model,
    record,
    command,
  }: { readonly instance: LoadedInstance; readonly model: PublishedModel; readonly record: StoredRecord; readonly command: Command },
): Promise<Decided> {
  const provider = createFactProvider({ executor: context.trx, model, record, context, row: instance.row });
  const answers = new Map<string, FactAnswer>();
  const { definition } = instance.workflow;
  const decideAgain = () =>
    withFacts<ReachedDecision>(provider, (facts) => decideReaching(definition, instance.state, command, facts), answers);
  const decision = await runCompletionRules(context, instance, {
    decision: accepted(await decideAgain()),
    answers,
    decideAgain,
    subject: { model, record },
  });
  return { decision, answers };
}

/** Whether facts depend on more than the values of the record, such as its number, or failed. */
function readsMoreThanValues(answers: ReadonlyMap<string, FactAnswer>, { values }: StoredRecord): boolean {
  const isValue = (name: string): boolean => Object.hasOwn(values, name.split('.', 1)[0]!);
  return [...answers.values()].some(
    (answer) => answer.kind === 'error' || ('dependsOn' in answer && answer.dependsOn?.some((name) => !isValue(name))),
  );
}

function versionOf({ workflow }: LoadedInstance): ReadVersion {
  return { kind: 'workflow', scope: '', code: workflow.definition.code, version: workflow.version };
}

/** Whether the command was made with the opinion that `claimOpinion` returned. */
function carriesOpinion(order: Order): boolean {
  return 'isQrSignature' in order;
}

function accepted(decision: Exclude<ReachedDecision, { kind: 'needs' }>): Extract<ReachedDecision, { kind: 'accepted' }> {
  return decision.kind === 'refused' ? refuse(decision.code, decision.params) : decision;
}

/**
 * Pins the workflow version. The first submit, which only the draft's author may make, pins the current one; a migration pins its target
 * version.
 */
async function pinnedFor({ trx, actor }: CommandContext, instance: LoadedInstance, order: Order): Promise<LoadedInstance> {
  const { action } = order;
  if (action === 'Migrate') return { ...instance, workflow: await loadWorkflow(trx, instance.row.workflow_code, order.toVersion) };
  if (action !== 'Submit' || instance.row.status !== 'DRAFT') return instance;
  if (instance.row.initiator_id !== actor.id) refuse('NotInitiator');
  return instance.state.pass > 0 ? instance : { ...instance, workflow: await loadWorkflow(trx, instance.row.workflow_code) };
}

async function lockRecord({ trx }: CommandContext, model: PublishedModel, id: string): Promise<StoredRecord> {
  return (await loadRecord(trx, model, id, { lock: true })) ?? refuse('record-not-found');
}

function commandOf(
  { actor, client }: CommandContext,
  order: Order,
  { at, record, row }: { at: Date; record: StoredRecord; row: InstanceRow },
): Command {
  const operatorIsAdministrator = administers(actor, row);
  const frame = { id: createId(at.getTime()), actor: actor.id, at: at.toISOString(), client, operatorIsAdministrator };
  if (order.action === 'Submit') return { ...order, ...frame, owner: order.owner ?? record.system.owner };
  return { ...order, ...frame };
}

/** Returns an instant later than all earlier events: events are ordered by time, and the clocks of several servers differ. */
function nextInstant({ row }: LoadedInstance, now: Date): Date {
  return row.last_seq > 0 && now <= row.modified_at ? new Date(row.modified_at.getTime() + 1) : now;
}
