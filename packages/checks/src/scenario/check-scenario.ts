import { maxScenarios, type ScenarioDefinition } from '@inkstone/schema';
import { asWarning, errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { wholeDocument } from '../issue/issue-location.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';

/**
 * A scenario plays a workflow of this application. What it names besides may be gone: whether that prevents publishing is decided by playing
 * it, so that here it is a warning.
 */
export function checkScenario(scenario: ScenarioDefinition, around: Surroundings): DocumentIssue[] {
  const { code, workflowCode, formCode, initiator } = scenario;
  const report = errorsIn({ kind: 'scenario', code });
  const at = (property: string) => ({ kind: 'property', property: [property] }) as const;
  const workflow = around.workflow(workflowCode);
  if (!workflow) return [report('UnknownWorkflow', at('workflowCode'), { code: workflowCode })];
  const hasForm = formCode === undefined || around.forms(workflow.schemaCode).some((form) => form.code === formCode);
  const activities = new Set(workflow.activities.map((activity) => activity.code));
  const { people, inactivePeople } = around.units;
  return [
    ...(hasForm ? [] : [report('UnknownForm', at('formCode'), { code: formCode })]),
    ...activitiesNamed(scenario)
      .filter(([, activity]) => !activities.has(activity))
      .map(([property, activity]) => report('UnknownActivity', at(property), { code: activity })),
    ...(people.has(initiator) && !inactivePeople.has(initiator) ? [] : [report('UnknownInitiator', at('initiator'), { code: initiator })]),
  ].map(asWarning);
}

/** The activities that a scenario names, each once, with the property. */
function activitiesNamed({ decisions, expected }: ScenarioDefinition): readonly (readonly ['decisions' | 'expected', string])[] {
  const decided = decisions.flatMap(({ activity, target, chosen = {} }) => [activity, ...(target ? [target] : []), ...Object.keys(chosen)]);
  return [
    ...[...new Set(decided)].map((activity) => ['decisions', activity] as const),
    ...[...new Set(expected.path)].map((activity) => ['expected', activity] as const),
  ];
}

/** The scenarios of a workflow have different names. */
export function checkScenariosOfWorkflows(scenarios: readonly ScenarioDefinition[]): DocumentIssue[] {
  return [...Map.groupBy(scenarios, ({ workflowCode }) => workflowCode).values()].flatMap((ofWorkflow) =>
    ofWorkflow.flatMap(({ code, name }, index) => {
      const report = errorsIn({ kind: 'scenario', code });
      const isTwice = ofWorkflow.slice(0, index).some((each) => each.name === name);
      return [
        ...(isTwice ? [report('NameTwice', wholeDocument, { name })] : []),
        ...(index === maxScenarios ? [report('TooManyScenarios', wholeDocument, { max: maxScenarios })] : []),
      ];
    }),
  );
}
