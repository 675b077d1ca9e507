/**
 * Business rules: writes to other models, and refusals, when records are saved, submitted or completed. Callers that write a record for a
 * person call `runRules` in the same transaction afterwards; workflows call it when an instance ends.
 */
export { hasRules } from './has-rules.ts';
export { rulesModule } from './module.ts';
export { isBusinessException, refusalText, ruleRefusals } from './refusals.ts';
export type { RuleSubject } from './rule-run.ts';
export { withPerson } from './rule-scope.ts';
export { findDefaultForm } from './rule-documents.ts';
export { runCalledRule, runRules } from './run-rules.ts';
export { calledRule, rulesElsewhere } from './stored-rule.ts';
export { layRules, storeRules } from './store-rules.ts';
export { recycleRecord } from './recycle-record.ts';
export { waitingInstances, type WaitingInstances } from './waiting-instances.ts';
