import type { WorkflowDefinition } from '@inkstone/schema';
import type { MigrateCommand } from '../state/command.ts';
import { decide } from '../decide.ts';
import type { FactRequest, Facts } from '../state/fact.ts';
import type { InstanceState } from '../state/instance-state.ts';
import { moveRefusals } from '../migration/activity-move.ts';
import { planMigration, type MigrationPlan } from '../migration/plan-migration.ts';
import type { Refusal } from '../texts/refusal.ts';
import { createDecisionContext, FactsMissing } from '../decision-context.ts';

export type { MigrationPlan } from '../migration/plan-migration.ts';
export type { MigrationStep } from '../state/migration-step.ts';

/**
 * Returns what a migration would do to an instance without doing it, with all refusals instead of only the first. Without problems the
 * command is accepted on the same facts.
 */
export function previewMigration(
  to: WorkflowDefinition,
  state: InstanceState,
  command: MigrateCommand,
  facts: Facts,
): (MigrationPlan & { readonly kind: 'planned' }) | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] } {
  const context = createDecisionContext(to, state, command, facts);
  try {
    const { steps, problems } = planMigration(context, command);
    const all: Refusal[] = [...moveRefusals(command.from, to, command.moves), ...problems];
    if (all.length > 0) return { kind: 'planned', steps, problems: all };
    const decision = decide(to, state, command, facts);
    if (decision.kind === 'needs') return decision;
    return { kind: 'planned', steps, problems: decision.kind === 'refused' ? [refusalOf(decision)] : [] };
  } catch (error) {
    if (error instanceof FactsMissing) return { kind: 'needs', requests: [...context.missing.values()] };
    throw error;
  }
}

function refusalOf({ code, params }: Refusal): Refusal {
  return params ? { code, params } : { code };
}
