import { controlEvents, type ControlOptions } from '@inkstone/schema';
import { calculationOptions, conditionOptions } from './engine-formulas.ts';

const plannedOptions: ReadonlySet<string> = new Set([
  ...calculationOptions,
  ...Object.values(conditionOptions),
  ...controlEvents,
  'actions',
  'mappings',
  'dataLinkage',
  'dataItemDefault',
]);

/**
 * Does a control declare a formula, a condition, events, a mapping or a linkage? Most controls of a large form do not, and skip that part
 * of planning.
 */
export function hasPlannedOptions(options: ControlOptions): boolean {
  for (const name in options) if (plannedOptions.has(name)) return true;
  return false;
}
