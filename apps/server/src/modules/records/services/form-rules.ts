import type { ServiceAnswer } from '@inkstone/form-engine';
import type { Executor } from '../../../platform/db/database.ts';
import { requireService } from '../../../platform/http/required-service.ts';
import type { Asker } from '../../../platform/http/request-context.ts';

/** A business rule that a form calls, with its inputs by name. */
export interface RuleQuestion {
  readonly rule: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** How business rules answer forms. */
export interface FormRules {
  /** A check that does not hold is told in its words, and nothing is written; null: no rule of that code can be called. */
  answer(executor: Executor, asker: Asker, question: RuleQuestion): Promise<ServiceAnswer | null>;
}

export const formRules = requireService<FormRules>('the answers of business rules to forms');
