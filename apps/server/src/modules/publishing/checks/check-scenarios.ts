import type { AppDefinition } from '@inkstone/schema';
import { outcomeOf, pathOf } from '@inkstone/workflow';
import { runScenario, scenariosOf, type TrialContext } from '../../workflow/index.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { problem, type Problem } from './problem.ts';

/**
 * Plays the saved scenarios of the application's workflows, which are current in the transaction already. What goes otherwise than
 * expected is a warning, or an error where the scenario says so.
 */
export async function checkScenarios(context: TrialContext, app: AppDefinition): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { code } of app.workflows) {
    const rows = await scenariosOf(context.trx, code);
    if (rows.length === 0) continue;
    const workflow = await loadWorkflow(context.trx, code);
    for (const row of rows) {
      const { played, deviations } = await runScenario(context, workflow, row);
      const found = played && { path: pathOf(played), outcome: outcomeOf(played) };
      const params = { code, scenario: row.name, expected: row.expected, found };
      const told = deviations.map((detail) => problem('ScenarioFailed', `workflows.${code}`, { ...params, detail }));
      problems.push(...told.map((each) => ({ ...each, isWarning: !row.blocks })));
    }
  }
  return problems;
}
