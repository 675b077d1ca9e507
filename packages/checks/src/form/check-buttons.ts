import { checkFormula, formulaIssueMessage, modelFieldTypes } from '@inkstone/formula';
import type { FormButton, FormDefinition, ModelDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';

type Setting = Extract<IssueLocation, { kind: 'button' }>['setting'];

/** Checks that the names in a form's buttons exist and that their formulas are valid. */
export function checkButtons(
  { buttons = [], schemaCode }: FormDefinition,
  model: ModelDefinition | undefined,
  around: Surroundings,
  report: Report,
): DocumentIssue[] {
  const codes = buttons.map(({ code }) => code);
  return [
    ...repeatedCodes(codes, report, (button) => ({ kind: 'button', button })),
    ...(model ? buttons.flatMap((button) => checkButton(button, model, around, report, schemaCode)) : []),
  ];
}

function checkButton(
  { code, condition, does, on }: FormButton,
  model: ModelDefinition,
  around: Surroundings,
  report: Report,
  schemaCode: string,
): DocumentIssue[] {
  const at = (setting: Setting): IssueLocation => ({ kind: 'button', button: code, ...(setting && { setting }) });
  const formula = (source: string, setting: Setting, expects?: 'logic'): DocumentIssue[] => {
    const { issues } = checkFormula(source, { fields: modelFieldTypes(model), ...(expects && { expects }) });
    return issues.map((issue) => {
      const detail = { zh: formulaIssueMessage(issue, 'zh'), en: formulaIssueMessage(issue, 'en') };
      return report('ButtonFormula', at(setting), { code, detail });
    });
  };
  const ruleIssues = (rule: string): DocumentIssue[] =>
    around.callableRule(rule)?.schemaCode === schemaCode ? [] : [report('ButtonRuleUnknown', at('does'), { code, rule })];
  return [
    ...(condition === undefined ? [] : formula(condition, 'condition', 'logic')),
    ...(does.kind !== 'rule' && on.includes('list') ? [report('ButtonOnlyInForm', at('on'), { code })] : []),
    ...(does.kind === 'rule' ? ruleIssues(does.rule) : []),
    ...(does.kind === 'form' ? startIssues(does, around, (...issue) => report(issue[0], at('does'), issue[1])) : []),
    ...(does.kind === 'form' && around.model(does.schemaCode) ? does.values.flatMap((value) => formula(value.formula, 'does')) : []),
  ];
}

/** The opened form is in the menu, and its filled-in fields exist. */
function startIssues(
  { schemaCode, formCode, values }: Extract<FormButton['does'], { kind: 'form' }>,
  around: Surroundings,
  report: (code: 'UnknownModel' | 'UnknownForm' | 'UnknownItem', params: DocumentIssue['params']) => DocumentIssue,
): DocumentIssue[] {
  const target = around.model(schemaCode);
  if (!target) return [report('UnknownModel', { code: schemaCode })];
  const isInMenu = around.menu.some((entry) => entry.schemaCode === schemaCode && entry.formCode === formCode);
  return [
    ...(isInMenu ? [] : [report('UnknownForm', { code: formCode })]),
    ...values.filter(({ to }) => !findItem(target, to)).map(({ to }) => report('UnknownItem', { code: to })),
  ];
}
