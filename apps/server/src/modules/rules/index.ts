/**
 * Business rules: what is written to other models, and what is refused, when records are saved, submitted or completed. Whoever writes a
 * record for a person calls `runRules` in the same transaction afterwards; workflows do so when an instance ends.
 */
export { importRules, replaceRule } from './change-rule.ts';
export { ruleIssues } from './check-rule.ts';
export { hasRules } from './has-rules.ts';
export { rulesModule } from './module.ts';
export { isBusinessException, refusalText, ruleRefusals } from './refusals.ts';
export type { RuleSubject } from './rule-run.ts';
export { withPerson } from './rule-scope.ts';
export { modelsOf, ruleWorld } from './rule-world.ts';
export { runCalledRule, runRules } from './run-rules.ts';
export { allActiveRules, calledRule, calledRuleCodes, lockRules, rulesOfApp } from './stored-rule.ts';
export { throwAway } from './throw-away.ts';
export { waitingInstances, type WaitingInstances } from './waiting-instances.ts';
