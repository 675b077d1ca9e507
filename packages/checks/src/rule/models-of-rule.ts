import type { BusinessRule } from '@inkstone/schema';

/** Returns the models of a rule: the source and all targets. */
export function modelsOfRule({ schemaCode, actions }: BusinessRule): string[] {
  return [
    schemaCode,
    ...actions.flatMap((action) => ('schemaCode' in action && action.schemaCode !== undefined ? [action.schemaCode] : [])),
  ];
}
