import type { ControlOptions } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';

/** The most characters of a short text: the smaller of `maxLength` and `currentMaxLength`; null: any number. */
export function textLimit(options: ControlOptions): number | null {
  const limits = [countOption(options, 'maxLength'), countOption(options, 'currentMaxLength')].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
