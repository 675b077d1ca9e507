import { asWarning, errorsIn, wholeDocument, type DocumentIssue } from '@inkstone/checks';
import type { AppDefinition, LocalizedText, scenarioOutcomes } from '@inkstone/schema';
import { outcomeOf, pathOf } from '@inkstone/workflow';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadForm, loadModel } from '../../apps/index.ts';
import { runScenario, type TrialContext, type TrialDocuments } from '../../workflow/index.ts';

/** How a saved scenario went over the documents that are published. */
export interface PlayedScenario {
  readonly code: string;
  readonly workflowCode: string;
  readonly name: string;
  /** It is mandatory: a deviation prevents publishing. */
  readonly blocks: boolean;
  readonly expected: unknown;
  /** Null: it could not be played. */
  readonly found: { readonly path: readonly string[]; readonly outcome: (typeof scenarioOutcomes)[number] } | null;
  /** Empty: as expected. */
  readonly deviations: readonly LocalizedText[];
}

/** Simulates the scenarios of an application's workflows over its documents, which need not be published. Stores nothing. */
export async function playScenarios(context: TrialContext, app: AppDefinition): Promise<PlayedScenario[]> {
  const documents = documentsOf(context, app);
  const { scenarios = [] } = app;
  const played: PlayedScenario[] = [];
  for (const definition of app.workflows) {
    const workflow = { definition, version: unpublished, appCode: app.code };
    const own = scenarios.filter(({ workflowCode }) => workflowCode === definition.code).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const scenario of own) {
      const { code, workflowCode, name, blocks, expected } = scenario;
      const { played: run, deviations } = await runScenario(context, workflow, scenario, documents);
      const found = run && { path: pathOf(run), outcome: outcomeOf(run) };
      played.push({ code, workflowCode, name, blocks, expected, found, deviations });
    }
  }
  return played;
}

/** A deviation is a warning, or an error where the scenario is mandatory. */
export function scenarioIssues(played: readonly PlayedScenario[]): DocumentIssue[] {
  return played.flatMap(({ workflowCode: code, name, blocks, expected, found, deviations }) => {
    const report = errorsIn({ kind: 'workflow', code });
    const params = { code, scenario: name, expected, found };
    const errors = deviations.map((detail) => report('ScenarioFailed', wholeDocument, { ...params, detail }));
    return blocks ? errors : errors.map(asWarning);
  });
}

/** The version of what is not published yet; a trial shows it to nobody. */
const unpublished = 0;

/** The application's own models and forms, and the published ones of others. */
function documentsOf({ trx }: TrialContext, app: AppDefinition): TrialDocuments {
  return {
    async model(schemaCode) {
      const definition = app.models.find(({ code }) => code === schemaCode);
      return definition ? { definition, version: unpublished, appCode: app.code } : loadModel(trx, schemaCode);
    },
    async form(schemaCode, formCode) {
      const forms = app.forms.filter((form) => form.schemaCode === schemaCode);
      if (forms.length === 0) return loadForm(trx, schemaCode, formCode);
      const code = formCode ?? app.functions.find((entry) => entry.schemaCode === schemaCode)?.formCode ?? forms[0]!.code;
      const definition = forms.find((form) => form.code === code) ?? refuse('not-found');
      return { definition, version: unpublished, appCode: app.code };
    },
  };
}
