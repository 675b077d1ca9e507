import { simulate, type Played, type SimulatedDecision, type Simulation } from '@inkstone/workflow';
import { fullPermission, type Patch } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { loadForm, loadModel, type PublishedForm, type PublishedModel, type PublishedWorkflow } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { newRecord, previewRecord, type FillContext } from '../../records/index.ts';
import { withFacts } from '../facts/facts.ts';
import { createFactProvider } from '../facts/fact-provider.ts';

/** An invented submit and the actions that follow. */
export interface Trial {
  readonly initiatorId: string;
  readonly formCode?: string | undefined;
  readonly patch: Patch;
  /** An instant; unset: now. */
  readonly startAt?: string | undefined;
  readonly decisions: readonly SimulatedDecision[];
}

/** Without an actor, because the submitter is invented too. */
export type TrialContext = Omit<FillContext, 'actor'>;

/** Where a trial finds the model and the forms of its workflow: published ones, or those of a working copy. */
export interface TrialDocuments {
  readonly model: (schemaCode: string) => Promise<PublishedModel>;
  readonly form: (schemaCode: string, formCode: string | undefined) => Promise<PublishedForm>;
}

const publishedDocuments = ({ trx }: TrialContext): TrialDocuments => ({
  model: (schemaCode) => loadModel(trx, schemaCode),
  form: (schemaCode, formCode) => loadForm(trx, schemaCode, formCode),
});

/**
 * Simulates a workflow with an invented form over the real organisation: its current people, managers, delegations and calendar, as the
 * transaction sees them. Stores nothing. Refuses with `PersonInactive`, and as filling in the form does.
 */
export async function playTrial(
  context: TrialContext,
  workflow: PublishedWorkflow,
  trial: Trial,
  documents: TrialDocuments = publishedDocuments(context),
): Promise<Played> {
  const { trx } = context;
  const { definition, appCode } = workflow;
  const initiator = await initiatorOf(context, trial.initiatorId);
  const at = trial.startAt === undefined ? context.now() : new Date(trial.startAt);
  const then = { ...context, actor: initiator, now: () => at };
  const model = await documents.model(definition.schemaCode);
  const form = await documents.form(definition.schemaCode, trial.formCode);
  const blank = newRecord(then, form.definition.code);
  const record = await previewRecord(then, { model, form, record: blank, patch: trial.patch, permission: fullPermission });
  const provider = createFactProvider({
    executor: trx,
    model,
    record,
    context: then,
    row: { app_code: appCode, workflow_code: definition.code },
  });
  const question = { definition, initiator: initiator.id, at: at.toISOString(), decisions: trial.decisions };
  // An invented form does not change during the simulation.
  return withFacts<Simulation>({ ...provider, changedSince: async () => [] }, (facts) => simulate({ ...question, facts }));
}

async function initiatorOf({ trx }: TrialContext, id: string): Promise<Actor> {
  const [active] = await directory(trx).activeOf([id]);
  const person = active === undefined ? null : await directory(trx).person(active);
  if (!person) refuse('PersonInactive');
  return { ...person, isAppAdmin: person.isAdmin };
}
