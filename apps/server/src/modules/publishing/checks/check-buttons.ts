import { checkFormula, diagnosticMessage } from '@inkstone/formula';
import type { AppDefinition, FormButton, FormDefinition, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { calledRule } from '../../rules/index.ts';
import { modelFieldTypes } from '../../apps/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, repeatedCodes, type Problem } from './problem.ts';

/** What buttons of forms name is there, and their formulas can be worked out. Rules of the application are stored before. */
export async function checkButtons(executor: Executor, app: AppDefinition, known: KnownModels): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const form of app.forms) {
    const { buttons = [] } = form;
    const path = `forms.${form.schemaCode}.${form.code}.buttons`;
    problems.push(
      ...repeatedCodes(
        buttons.map(({ code }) => code),
        (code) => `${path}.${code}`,
      ),
    );
    for (const button of buttons) problems.push(...(await checkButton(executor, { app, known, form }, button, `${path}.${button.code}`)));
  }
  return problems;
}

interface Place {
  readonly app: AppDefinition;
  readonly known: KnownModels;
  readonly form: FormDefinition;
}

async function checkButton(executor: Executor, { app, known, form }: Place, button: FormButton, path: string): Promise<Problem[]> {
  const model = known.get(form.schemaCode);
  if (!model) return [];
  const { code, condition, does, on } = button;
  return [
    ...(condition === undefined ? [] : formulaProblems(condition, model, { code, path, expects: 'logic' })),
    ...(does.kind !== 'rule' && on.includes('list') ? [problem('ButtonOnlyInForm', path, { code })] : []),
    ...(does.kind === 'rule' ? await ruleProblems(executor, does.rule, form.schemaCode, { code, path }) : []),
    ...(does.kind === 'form' ? startProblems(does, app, known, model, { code, path }) : []),
  ];
}

interface At {
  readonly code: string;
  readonly path: string;
}

async function ruleProblems(executor: Executor, rule: string, schemaCode: string, { code, path }: At): Promise<Problem[]> {
  const found = await calledRule(executor, rule);
  return found?.definition.schemaCode === schemaCode ? [] : [problem('ButtonRuleUnknown', path, { code, rule })];
}

function startProblems(
  { schemaCode, formCode, values }: Extract<FormButton['does'], { kind: 'form' }>,
  app: AppDefinition,
  known: KnownModels,
  source: ModelDefinition,
  at: At,
): Problem[] {
  const target = known.get(schemaCode);
  if (!target) return [problem('UnknownModel', at.path, { code: schemaCode })];
  const isInMenu = app.functions.some((entry) => entry.schemaCode === schemaCode && entry.formCode === formCode);
  return [
    ...(isInMenu ? [] : [problem('UnknownForm', at.path, { code: formCode })]),
    ...values.flatMap(({ to, formula }) => [
      ...(findItem(target, to) ? [] : [problem('UnknownItem', at.path, { code: to })]),
      ...formulaProblems(formula, source, at),
    ]),
  ];
}

function formulaProblems(source: string, model: ModelDefinition, { code, path, expects }: At & { readonly expects?: 'logic' }): Problem[] {
  const { diagnostics } = checkFormula(source, { fields: modelFieldTypes(model), ...(expects && { expects }) });
  return diagnostics.map((diagnostic) => {
    const detail = { zh: diagnosticMessage(diagnostic, 'zh'), en: diagnosticMessage(diagnostic, 'en') };
    return problem('ButtonFormula', path, { code, detail });
  });
}
