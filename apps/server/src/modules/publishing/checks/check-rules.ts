import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { allActiveRules, modelsOf, ruleIssues, ruleDocuments } from '../../rules/index.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** The active rules that read or write the models of an application must fit the new models, whichever application they belong to. */
export async function checkRules(executor: Executor, app: AppDefinition): Promise<PublishIssue[]> {
  const own = new Set(app.models.map(({ code }) => code));
  const rules = (await allActiveRules(executor)).filter((rule) => modelsOf(rule).some((code) => own.has(code)));
  const documents = await ruleDocuments(executor, rules, app);
  return rules.flatMap((rule) =>
    ruleIssues(rule, documents).map(({ path, message }) =>
      publishIssue('RuleDefect', `rules.${rule.code}.${path}`, { code: rule.code, detail: message }),
    ),
  );
}
