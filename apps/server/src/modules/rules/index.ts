/**
 * Business rules: what is written to other models, and what is refused, when records are saved, submitted or completed. Whoever writes a
 * record for a person calls `runRules` in the same transaction afterwards; workflows do so when an instance ends.
 */
export { isBusinessException, refusalText } from './refusals.ts';
export { runCalledRule, runRules } from './run-rules.ts';
export { hasRules } from './has-rules.ts';
export { rulesModule } from './module.ts';
