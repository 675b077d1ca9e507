import { isFormulaError } from '@inkstone/formula';
import { openStepSchema, type OpenStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Asks the view to open a record: one that a field picked, or one by its id. Does nothing if there is none. */
export const openStep = defineEventStep<OpenStep>({
  kind: 'open',
  writes: false,
  parse: (raw) => openStepSchema.safeParse(raw).data ?? null,
  plan({ schemaCode, record }, planner) {
    const formula = planner.formula(record, 'record');
    return (
      formula &&
      ((run) => {
        const value = run.evaluate(formula);
        if (isFormulaError(value)) run.fail(value.error);
        else if (typeof value === 'string' && value !== '') run.open(schemaCode, value);
        else if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
          run.open(schemaCode, value.id);
      })
    );
  },
});
