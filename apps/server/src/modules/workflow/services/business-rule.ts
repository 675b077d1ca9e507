import type { CommandContext } from '../../../platform/http/request-context.ts';

/** What a rule is run on. */
export interface RuleSubject {
  readonly instanceId: string;
  readonly activityCode: string;
  readonly schemaCode: string;
  readonly recordId: string;
}

/** `refused`: the rule says no, in words for people; whatever it wrote is taken back. */
export type RuleResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/**
 * A business rule that service activities run, by its code. It runs in the transaction that tells the instance, with the instance
 * locked: what it writes is there exactly when the workflow goes on. A throw is tried again.
 */
export interface BusinessRule {
  readonly code: string;
  run(context: CommandContext, subject: RuleSubject): Promise<RuleResult>;
}
