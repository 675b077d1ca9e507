import type { WorkflowDefinition } from '@inkstone/schema';
import type { MigrateCommand } from './command.ts';
import { decide } from './decide.ts';
import type { FactRequest, Facts } from './fact.ts';
import type { InstanceState } from './instance-state.ts';
import { moveProblems } from './migration/activity-move.ts';
import { planMigration, type MigrationPlan } from './migration/plan-migration.ts';
import type { Refusal } from './refusal.ts';
import { createTurn, FactsMissing } from './turn.ts';

export type { MigrationPlan, MigrationStep } from './migration/plan-migration.ts';

/**
 * What the command would do to an instance, without doing it: the same checks, with everything that stands against it instead of only
 * the first. Without problems the command is accepted on the same facts.
 */
export function previewMigration(
  to: WorkflowDefinition,
  state: InstanceState,
  command: MigrateCommand,
  facts: Facts,
): (MigrationPlan & { readonly kind: 'planned' }) | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] } {
  const turn = createTurn(to, state, command, facts);
  try {
    const { steps, problems } = planMigration(turn, command);
    const all: Refusal[] = [...moveProblems(command.from, to, command.moves), ...problems];
    if (all.length > 0) return { kind: 'planned', steps, problems: all };
    const decision = decide(to, state, command, facts);
    if (decision.kind === 'needs') return decision;
    return { kind: 'planned', steps, problems: decision.kind === 'refused' ? [refusalOf(decision)] : [] };
  } catch (problem) {
    if (problem instanceof FactsMissing) return { kind: 'needs', requests: [...turn.missing.values()] };
    throw problem;
  }
}

function refusalOf({ code, params }: Refusal): Refusal {
  return params ? { code, params } : { code };
}
