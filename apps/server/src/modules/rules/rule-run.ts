import { localizedName, type BusinessRule, type Locale } from '@inkstone/schema';
import type { RuleLogDetail } from '../../platform/db/tables/business-rules.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/index.ts';
import type { RecordScope, StoredRecord } from '../records/index.ts';

/** The record that triggers rules, as it is in the transaction. */
export interface RuleSubject {
  readonly model: PublishedModel;
  readonly record: StoredRecord;
}

/** One run of one rule. */
export interface RuleRun extends RuleSubject {
  /** Writes as the system; access checks use the acting person. */
  readonly context: CommandContext;
  readonly rule: BusinessRule;
  /** The application that the rule belongs to. */
  readonly appCode: string;
  readonly scope: RecordScope;
  readonly depth: number;
  /** The writes so far, for the log. */
  readonly written: NonNullable<RuleLogDetail['written']>[number][];
}

export function ruleName({ rule, context }: Pick<RuleRun, 'rule' | 'context'>): string {
  return nameIn(rule, context.locale);
}

function nameIn({ name, name_i18n }: BusinessRule, locale: Locale): string {
  return localizedName({ name, name_i18n }, locale);
}
