import { asWarning, errorsIn, wholeDocument, type DocumentIssue } from '@inkstone/checks';
import type { AppDefinition } from '@inkstone/schema';
import { outcomeOf, pathOf } from '@inkstone/workflow';
import { runScenario, scenariosOf, type TrialContext } from '../../workflow/index.ts';
import { loadWorkflow } from '../../apps/index.ts';

/**
 * Simulates the saved scenarios of the application's workflows, which are already current in the transaction. A deviation is a warning, or
 * an error where the scenario is mandatory.
 */
export async function checkScenarios(context: TrialContext, app: AppDefinition): Promise<DocumentIssue[]> {
  const issues: DocumentIssue[] = [];
  for (const { code } of app.workflows) {
    const rows = await scenariosOf(context.trx, code);
    if (rows.length === 0) continue;
    const workflow = await loadWorkflow(context.trx, code);
    for (const row of rows) {
      const { played, deviations } = await runScenario(context, workflow, row);
      const found = played && { path: pathOf(played), outcome: outcomeOf(played) };
      const params = { code, scenario: row.name, expected: row.expected, found };
      const report = errorsIn({ kind: 'workflow', code });
      const errors = deviations.map((detail) => report('ScenarioFailed', wholeDocument, { ...params, detail }));
      issues.push(...(row.blocks ? errors : errors.map(asWarning)));
    }
  }
  return issues;
}
