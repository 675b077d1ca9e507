import type { FormulaErrorCode } from '../values/formula-error.ts';
import { FormulaError } from '../values/formula-error.ts';

/**
 * The reason why a condition is not compiled. An error code of the language: evaluating it for some record is this error.
 * `NotInSql`: it can be evaluated record by record, but has no exact form in SQL.
 */
export class ConditionRefusal {
  readonly error: FormulaErrorCode | 'NotInSql';
  readonly params: Readonly<Record<string, unknown>>;
  /** The compared field, if there is one. */
  readonly field: string | undefined;

  constructor(error: ConditionRefusal['error'], params: ConditionRefusal['params'] = {}, field?: string) {
    this.error = error;
    this.params = params;
    this.field = field;
  }
}

/** Aborts compiling by throwing; `compiled` catches the refusal and returns it. */
export function refuseCondition(error: ConditionRefusal['error'], params: ConditionRefusal['params'] = {}): never {
  throw new ConditionRefusal(error, params);
}

/** Returns the value; refuses if it is an error. */
export function available<T>(value: T | FormulaError): T {
  return value instanceof FormulaError ? refuseCondition(value.error, value.params) : value;
}

/** Returns the result of the work, or the refusal that aborted it. */
export function compiled<T>(work: () => T): T | ConditionRefusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConditionRefusal) return error;
    throw error;
  }
}

/** Runs the work and adds the field to its refusal. */
export function atField<T>(field: string, work: () => T): T {
  const result = compiled(work);
  if (result instanceof ConditionRefusal) throw new ConditionRefusal(result.error, result.params, result.field ?? field);
  return result;
}
