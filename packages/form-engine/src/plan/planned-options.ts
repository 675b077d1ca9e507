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
 * Does a control declare a formula, a condition, events, or that something is taken over from elsewhere? Most controls of a large form
 * do not, and what is planned of those that do costs the others nothing.
 */
export function hasPlannedOptions(options: ControlOptions): boolean {
  for (const name in options) if (plannedOptions.has(name)) return true;
  return false;
}
