import { toJsonValue } from './json-value.ts';
import { ruleStepSchema, type FieldValue, type RuleStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Calls a business rule and writes its results to fields; a name missing in the results changes nothing. */
export const ruleStep = defineEventStep<RuleStep>({
  kind: 'rule',
  writes: true,
  parse: (raw) => ruleStepSchema.safeParse(raw).data ?? null,
  plan({ rule, inputs, results }, planner) {
    const given = Object.entries(inputs).flatMap(([name, source]) => {
      const formula = planner.formula(source, `inputs.${name}`);
      return formula ? [{ name, formula }] : [];
    });
    const taken = results.flatMap(({ from, to }) => {
      const target = planner.target(to);
      return target ? [{ from, target }] : [];
    });
    return async (run) => {
      const values = given.map(({ name, formula }) => [name, toJsonValue(run.evaluate(formula))] as const);
      const answer = await run.callRule(rule, Object.fromEntries<FieldValue>(values));
      return (later) => {
        for (const { from, target } of taken) if (Object.hasOwn(answer, from)) later.put(target, answer[from]);
      };
    };
  },
});
