import { checkFormula, compileFormula, formulaIssueMessage, type CheckOptions, type FieldTypes } from '@inkstone/formula';
import { fillText, isSplit, type LocalizedText, type WorkflowDefinition } from '@inkstone/schema';

const texts = {
  unknownSplit: { zh: '找不到並行分支「{split}」', en: 'Split "{split}" not found' },
  noLookup: { zh: '路徑的條件不能查詢其他記錄（{model}）', en: 'Conditions of routes cannot look up other records ({model})' },
} as const satisfies Record<string, LocalizedText>;

/**
 * Returns the issues of a route's condition: its syntax and types, a result that is not logical, and look-ups that routes do not support.
 */
export function conditionIssues(condition: string, fields: FieldTypes, workflow: WorkflowDefinition): readonly LocalizedText[] {
  return issuesOf(condition, { fields, expects: 'logic' }, workflow);
}

/** Returns the issues of a formula that names people. */
export function formulaIssues(formula: string, fields: FieldTypes, workflow: WorkflowDefinition): readonly LocalizedText[] {
  return issuesOf(formula, { fields }, workflow);
}

function issuesOf(source: string, options: CheckOptions, workflow: WorkflowDefinition): readonly LocalizedText[] {
  const { issues } = checkFormula(source, options);
  const { splits, lookups } = compileFormula(source);
  const known = new Set(
    workflow.activities.flatMap((activity) => (isSplit(activity) || activity.kind === 'subprocess' ? [activity.code] : [])),
  );
  return [
    ...issues.map((issue) => ({ zh: formulaIssueMessage(issue, 'zh'), en: formulaIssueMessage(issue, 'en') })),
    ...splits.filter((split) => !known.has(split)).map((split) => filled(texts.unknownSplit, { split })),
    ...lookups.map(({ schemaCode }) => filled(texts.noLookup, { model: schemaCode })),
  ];
}

function filled(text: LocalizedText, params: Readonly<Record<string, unknown>>): LocalizedText {
  return { zh: fillText(text.zh, params), en: fillText(text.en, params) };
}
