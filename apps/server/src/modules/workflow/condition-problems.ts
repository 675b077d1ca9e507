import { checkFormula, compileFormula, diagnosticMessage, type CheckOptions, type FieldTypes } from '@inkstone/formula';
import { fillText, isSplit, type LocalizedText, type WorkflowDefinition } from '@inkstone/schema';

const texts = {
  unknownSplit: { zh: '沒有並行分支「{split}」', en: 'There is no split “{split}”' },
  noLookup: { zh: '路徑的條件不能查詢其他記錄（{model}）', en: 'Conditions of routes cannot look up other records ({model})' },
} as const satisfies Record<string, LocalizedText>;

/** What is wrong with a route's condition: its text, a result that is no yes or no, and what routes cannot ask for. */
export function conditionProblems(condition: string, fields: FieldTypes, workflow: WorkflowDefinition): readonly LocalizedText[] {
  return problemsOf(condition, { fields, expects: 'logic' }, workflow);
}

/** What is wrong with a formula that names people. */
export function formulaProblems(formula: string, fields: FieldTypes, workflow: WorkflowDefinition): readonly LocalizedText[] {
  return problemsOf(formula, { fields }, workflow);
}

function problemsOf(source: string, options: CheckOptions, workflow: WorkflowDefinition): readonly LocalizedText[] {
  const { diagnostics } = checkFormula(source, options);
  const { splits, lookups } = compileFormula(source);
  const known = new Set(
    workflow.activities.flatMap((activity) => (isSplit(activity) || activity.kind === 'subprocess' ? [activity.code] : [])),
  );
  return [
    ...diagnostics.map((diagnostic) => ({ zh: diagnosticMessage(diagnostic, 'zh'), en: diagnosticMessage(diagnostic, 'en') })),
    ...splits.filter((split) => !known.has(split)).map((split) => filled(texts.unknownSplit, { split })),
    ...lookups.map(({ schemaCode }) => filled(texts.noLookup, { model: schemaCode })),
  ];
}

function filled(text: LocalizedText, params: Readonly<Record<string, unknown>>): LocalizedText {
  return { zh: fillText(text.zh, params), en: fillText(text.en, params) };
}
