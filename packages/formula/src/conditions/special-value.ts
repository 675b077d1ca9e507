import type { LocalizedText } from '@inkstone/schema';
import type { RequesterContext } from '../scope/formula-scope.ts';
import { dayAt, dayFromEpoch, type FormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';

const dayOffsets: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Words that a condition replaces by the current value (designer specification, section 9). */
export const specialValues = ['SELF_D', 'SELF_P', 'yesterday', 'today', 'tomorrow'] as const;

/** Labels of all special values of conditions; `true` and `false` are the logic values. */
export const specialValueLabels: Readonly<Record<(typeof specialValues)[number] | 'true' | 'false', LocalizedText>> = {
  SELF_D: { zh: '所在部門', en: 'Own department' },
  SELF_P: { zh: '目前使用者', en: 'Current user' },
  true: { zh: '是', en: 'Yes' },
  false: { zh: '否', en: 'No' },
  yesterday: { zh: '昨天', en: 'Yesterday' },
  today: { zh: '今天', en: 'Today' },
  tomorrow: { zh: '明天', en: 'Tomorrow' },
};

/** Returns the day of `yesterday`, `today` or `tomorrow`; null for any other text. */
export function specialDate(text: string, context: RequesterContext): FormulaDate | null {
  if (!Object.hasOwn(dayOffsets, text)) return null;
  const day = dayFromEpoch(dayAt(context.now(), context.timeZone).epoch + dayOffsets[text]!);
  return day instanceof FormulaError ? null : day;
}

/** Returns the id of `SELF_P` (current user) or `SELF_D` (own department); null for any other text or without a user. */
export function specialUnit(text: string, context: RequesterContext): string | null {
  if (text === 'SELF_P') return context.user?.id ?? null;
  if (text === 'SELF_D') return context.userDepartment?.id ?? null;
  return null;
}
