import type { CommandContext } from '../../../platform/http/request-context.ts';

/** The instance and record that a rule runs on. */
export interface RuleSubject {
  readonly instanceId: string;
  readonly activityCode: string;
  readonly schemaCode: string;
  readonly recordId: string;
}

/** `refused`: the rule refuses with a text for people; its writes are rolled back. */
export type RuleResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/**
 * A business rule that service activities run by its code. It runs in the transaction that signals the locked instance, so that its writes
 * are committed exactly when the workflow continues. A thrown error is retried.
 */
export interface BusinessRule {
  readonly code: string;
  run(context: CommandContext, subject: RuleSubject): Promise<RuleResult>;
}
