import { extensionModelsOf } from '@inkstone/controls/models';
import { checkFormula } from '@inkstone/formula';
import { createForm } from '@inkstone/form-engine';
import { localizedName, type FormDefinition, type Issue, type LocalizedText } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import { models } from './control-model.ts';
import { formDefect } from './form-defect.ts';
import { controlAt } from './form-part.ts';

/** Returns the issues that the engine finds when it opens the form: unknown controls, invalid formulas, cycles. */
export function engineIssues(form: FormDefinition, report: Report): DocumentIssue[] {
  const opened = createForm({
    definition: form,
    controls: { ...extensionModelsOf(form), ...models },
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'UTC' },
    checkFormula,
  });
  const issues = opened.definitionIssues.map((issue) => formDefect(issue, report, locationOf(issue), labelAt(form, issue.path)));
  opened.dispose();
  return issues;
}

/** The name of a control or column; its path, if the form has none there. */
function labelAt(form: FormDefinition, path: string): LocalizedText {
  const { control, column } = controlAt(path);
  const named = form.controls.find(({ key }) => key === control);
  const options = column === undefined ? named?.options : named?.columns?.find(({ key }) => key === column)?.options;
  return { zh: options?.name || path, en: (options && localizedName(options, 'en')) || path };
}

function locationOf({ code, path, params = {} }: Issue): IssueLocation {
  const { option, from, to } = params;
  const location = controlAt(path);
  if (typeof option !== 'string') return location;
  // The formula of a check is made from its rule, so that places in it mean nothing.
  if (option === 'Verify') return { ...location, option: 'verifyFormula' };
  const isInFormula = code === 'Formula' && typeof from === 'number' && typeof to === 'number';
  return isInFormula ? { ...location, kind: 'formula', option, from, to } : { ...location, option };
}
