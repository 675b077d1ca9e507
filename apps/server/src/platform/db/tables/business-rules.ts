import type { BusinessRule, RuleTrigger } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** The published business rules, which run when records of a model are saved, submitted or completed. */
export interface BusinessRulesTable {
  /** The id of the first version of its document. */
  id: string;
  code: string;
  name: string;
  app_code: string;
  schema_code: string;
  trigger: RuleTrigger;
  active: boolean;
  version: number;
  definition: Json<BusinessRule>;
  created_at: Timestamp;
  /** Null for a rule that was published with its application. */
  created_by: string | null;
  modified_at: Timestamp;
  modified_by: string | null;
}

/** A run of a rule whose condition was met, with its result. */
export interface BusinessRuleLogsTable {
  id: string;
  at: Timestamp;
  rule_id: string;
  rule_code: string;
  rule_name: string;
  rule_version: number;
  app_code: string;
  schema_code: string;
  trigger: RuleTrigger;
  object_id: string;
  flow_instance_id: string | null;
  actor_id: string | null;
  depth: number;
  /** `refused`: a business exception, `failed`: a system exception. In both cases only this log entry was written. */
  outcome: 'done' | 'refused' | 'failed';
  /** The code of the refusal; its params are in `detail`. */
  code: string | null;
  detail: Json<RuleLogDetail>;
  duration_ms: number;
}

export interface RuleLogDetail {
  readonly written?: readonly { readonly action: 'insert' | 'update' | 'delete'; readonly schemaCode: string; readonly objectId: string }[];
  readonly params?: Readonly<Record<string, unknown>>;
  /** The internal error, for administrators. */
  readonly reason?: string;
  readonly issues?: readonly { readonly code: string; readonly path: string; readonly message?: string }[];
}

export interface BusinessRuleTables {
  business_rules: BusinessRulesTable;
  business_rule_logs: BusinessRuleLogsTable;
}
