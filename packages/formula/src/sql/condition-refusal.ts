import type { FormulaErrorCode } from '../values/formula-error.ts';
import { FormulaError } from '../values/formula-error.ts';

/**
 * Why a condition is not compiled. A code of the language: for some record evaluating it is this error, so there is no answer for all.
 * `NotInSql`: it can be evaluated record by record, but has no exact form in SQL.
 */
export class ConditionRefusal {
  readonly error: FormulaErrorCode | 'NotInSql';
  readonly params: Readonly<Record<string, unknown>>;
  /** The field that is compared, where one is. */
  readonly field: string | undefined;

  constructor(error: ConditionRefusal['error'], params: ConditionRefusal['params'] = {}, field?: string) {
    this.error = error;
    this.params = params;
    this.field = field;
  }
}

/** Ends compiling from any depth; `compiled` turns it into the answer. */
export function refuseCondition(error: ConditionRefusal['error'], params: ConditionRefusal['params'] = {}): never {
  throw new ConditionRefusal(error, params);
}

/** The value itself; refuses an error. */
export function available<T>(value: T | FormulaError): T {
  return value instanceof FormulaError ? refuseCondition(value.error, value.params) : value;
}

/** What the work gives, or the refusal that ended it. */
export function compiled<T>(work: () => T): T | ConditionRefusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConditionRefusal) return error;
    throw error;
  }
}

/** The same work, its refusals naming the field. */
export function atField<T>(field: string, work: () => T): T {
  const result = compiled(work);
  if (result instanceof ConditionRefusal) throw new ConditionRefusal(result.error, result.params, result.field ?? field);
  return result;
}
