import type { BusinessRule, RuleTrigger } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** What is done when records of a model are saved, submitted or completed. */
export interface BusinessRulesTable {
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
  /** Null: it came with its application. */
  created_by: string | null;
  modified_at: Timestamp;
  modified_by: string | null;
}

/** One run of a rule that applied: what it wrote, or why it did not. */
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
  /** `refused`: a business exception, `failed`: a system exception. Of both nothing but this was kept. */
  outcome: 'done' | 'refused' | 'failed';
  /** Why not: a refusal's code, with its params. */
  code: string | null;
  detail: Json<RuleLogDetail>;
  duration_ms: number;
}

export interface RuleLogDetail {
  readonly written?: readonly { readonly action: 'insert' | 'update' | 'delete'; readonly schemaCode: string; readonly objectId: string }[];
  readonly params?: Readonly<Record<string, unknown>>;
  /** For administrators: what went wrong inside. */
  readonly reason?: string;
  readonly issues?: readonly { readonly code: string; readonly path: string; readonly message?: string }[];
}

export interface BusinessRuleTables {
  business_rules: BusinessRulesTable;
  business_rule_logs: BusinessRuleLogsTable;
}
