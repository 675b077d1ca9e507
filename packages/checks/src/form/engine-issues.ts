import { extensionModelsOf } from '@inkstone/controls/models';
import { checkFormula } from '@inkstone/formula';
import { createForm } from '@inkstone/form-engine';
import type { FormDefinition, Issue } from '@inkstone/schema';
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
  const issues = opened.definitionIssues.map((issue) => formDefect(issue, report, locationOf(issue)));
  opened.dispose();
  return issues;
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
