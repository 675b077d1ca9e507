export * from './panel-group.ts';
export * from './panel-rules.ts';
export * from './panel-summary.ts';
export { readVerifyRule, writeVerifyRule, type VerifyBound, type VerifyComparison, type VerifyRule } from '../verify-rule/verify-rule.ts';
