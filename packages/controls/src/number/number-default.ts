import { decimalOf } from '../values/number-format.ts';

/** Up to 19 digits, an optional minus, and up to 3 decimals (runtime specification, section 5: number default value). */
const defaultPattern = /^-?\d{1,19}(?:\.\d{1,3})?$/;

/** Whether a number control may have this default; an empty setting is allowed. */
export function isNumberDefault(setting: unknown): boolean {
  if (setting === undefined || setting === null || setting === '') return true;
  const text = typeof setting === 'number' ? (decimalOf(setting)?.toFixed() ?? '') : typeof setting === 'string' ? setting.trim() : '';
  return defaultPattern.test(text);
}
