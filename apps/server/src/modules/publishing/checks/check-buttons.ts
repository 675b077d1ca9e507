import { checkFormula, formulaIssueMessage } from '@inkstone/formula';
import type { AppDefinition, FormButton, FormDefinition, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { calledRule } from '../../rules/index.ts';
import { modelFieldTypes } from '../../apps/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, repeatedCodes, type PublishIssue } from './publish-issue.ts';

/** Checks that the names in form buttons exist and that their formulas are valid. The rules of the application are stored before. */
export async function checkButtons(executor: Executor, app: AppDefinition, known: KnownModels): Promise<PublishIssue[]> {
  const issues: PublishIssue[] = [];
  for (const form of app.forms) {
    const { buttons = [] } = form;
    const path = `forms.${form.schemaCode}.${form.code}.buttons`;
    issues.push(
      ...repeatedCodes(
        buttons.map(({ code }) => code),
        (code) => `${path}.${code}`,
      ),
    );
    for (const button of buttons) issues.push(...(await checkButton(executor, { app, known, form }, button, `${path}.${button.code}`)));
  }
  return issues;
}

interface ButtonForm {
  readonly app: AppDefinition;
  readonly known: KnownModels;
  readonly form: FormDefinition;
}

async function checkButton(
  executor: Executor,
  { app, known, form }: ButtonForm,
  button: FormButton,
  path: string,
): Promise<PublishIssue[]> {
  const model = known.get(form.schemaCode);
  if (!model) return [];
  const { code, condition, does, on } = button;
  return [
    ...(condition === undefined ? [] : formulaIssues(condition, model, { code, path, expects: 'logic' })),
    ...(does.kind !== 'rule' && on.includes('list') ? [publishIssue('ButtonOnlyInForm', path, { code })] : []),
    ...(does.kind === 'rule' ? await buttonRuleIssues(executor, does.rule, form.schemaCode, { code, path }) : []),
    ...(does.kind === 'form' ? startIssues(does, app, known, model, { code, path }) : []),
  ];
}

interface ButtonPath {
  readonly code: string;
  readonly path: string;
}

async function buttonRuleIssues(executor: Executor, rule: string, schemaCode: string, { code, path }: ButtonPath): Promise<PublishIssue[]> {
  const found = await calledRule(executor, rule);
  return found?.definition.schemaCode === schemaCode ? [] : [publishIssue('ButtonRuleUnknown', path, { code, rule })];
}

function startIssues(
  { schemaCode, formCode, values }: Extract<FormButton['does'], { kind: 'form' }>,
  app: AppDefinition,
  known: KnownModels,
  source: ModelDefinition,
  at: ButtonPath,
): PublishIssue[] {
  const target = known.get(schemaCode);
  if (!target) return [publishIssue('UnknownModel', at.path, { code: schemaCode })];
  const isInMenu = app.functions.some((entry) => entry.schemaCode === schemaCode && entry.formCode === formCode);
  return [
    ...(isInMenu ? [] : [publishIssue('UnknownForm', at.path, { code: formCode })]),
    ...values.flatMap(({ to, formula }) => [
      ...(findItem(target, to) ? [] : [publishIssue('UnknownItem', at.path, { code: to })]),
      ...formulaIssues(formula, source, at),
    ]),
  ];
}

function formulaIssues(
  source: string,
  model: ModelDefinition,
  { code, path, expects }: ButtonPath & { readonly expects?: 'logic' },
): PublishIssue[] {
  const { issues } = checkFormula(source, { fields: modelFieldTypes(model), ...(expects && { expects }) });
  return issues.map((issue) => {
    const detail = { zh: formulaIssueMessage(issue, 'zh'), en: formulaIssueMessage(issue, 'en') };
    return publishIssue('ButtonFormula', path, { code, detail });
  });
}
