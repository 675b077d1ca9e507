import type { ServiceResponse } from '@inkstone/form-engine';
import type { Executor } from '../../../platform/db/database.ts';
import { requireService } from '../../../platform/http/required-service.ts';
import type { Requester } from '../../../platform/http/request-context.ts';

/** A business rule that a form calls, with its inputs by name. */
export interface RuleQuestion {
  /** The model of the form. */
  readonly schemaCode: string;
  readonly rule: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** The service through which business rules answer forms. */
export interface FormRules {
  /** Answers with the rule's text where a check fails, and writes nothing; null when no callable rule has the code. */
  answer(executor: Executor, requester: Requester, question: RuleQuestion): Promise<ServiceResponse | null>;
}

export const formRules = requireService<FormRules>('the answers of business rules to forms');
