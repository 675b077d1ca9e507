import { checkFormula, formulaIssueMessage, modelFieldTypes } from '@inkstone/formula';
import type { ButtonAction, ButtonActionOf, FormButton, FormDefinition, ModelDefinition } from '@inkstone/schema';
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
  const { runsOnSeveral, issues } = actionChecks[does.kind];
  const place: ActionPlace = {
    schemaCode,
    around,
    report: (issue, params) => report(issue, at('does'), { code, ...params }),
    formula: (source) => formula(source, 'does'),
  };
  return [
    ...(condition === undefined ? [] : formula(condition, 'condition', 'logic')),
    ...(!runsOnSeveral && on.includes('list') ? [report('ButtonOnlyInForm', at('on'), { code })] : []),
    ...issues(does as never, place),
  ];
}

/** Where the action of a button is checked, and how its issues are reported. */
interface ActionPlace {
  readonly schemaCode: string;
  readonly around: Surroundings;
  readonly report: (code: Parameters<Report>[0], params: DocumentIssue['params']) => DocumentIssue;
  readonly formula: (source: string) => DocumentIssue[];
}

type ActionChecks = {
  readonly [K in ButtonAction['kind']]: {
    /** Can it run on several records selected in a list? What opens something cannot. */
    readonly runsOnSeveral: boolean;
    readonly issues: (action: ButtonActionOf<K>, place: ActionPlace) => DocumentIssue[];
  };
};

/** The checks of each kind of action. */
const actionChecks: ActionChecks = {
  rule: {
    runsOnSeveral: true,
    issues: ({ rule }, { around, schemaCode, report }) =>
      around.callableRule(rule)?.schemaCode === schemaCode ? [] : [report('ButtonRuleUnknown', { rule })],
  },
  address: { runsOnSeveral: false, issues: () => [] },
  form: {
    runsOnSeveral: false,
    issues: (action, place) => [
      ...formIssues(action, place),
      ...(place.around.model(action.schemaCode) ? action.values.flatMap((value) => place.formula(value.formula)) : []),
    ],
  },
};

/** The opened form is in the menu, and its filled-in fields exist. */
function formIssues({ schemaCode, formCode, values }: ButtonActionOf<'form'>, { around, report }: ActionPlace): DocumentIssue[] {
  const target = around.model(schemaCode);
  if (!target) return [report('UnknownModel', { code: schemaCode })];
  const isInMenu = around.menu.some((entry) => entry.schemaCode === schemaCode && entry.formCode === formCode);
  return [
    ...(isInMenu ? [] : [report('UnknownForm', { code: formCode })]),
    ...values.filter(({ to }) => !findItem(target, to)).map(({ to }) => report('UnknownItem', { code: to })),
  ];
}
