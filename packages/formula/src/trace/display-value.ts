import type { Locale, LocalizedText } from '@inkstone/schema';
import { fillText } from '@inkstone/schema';
import { formulaMessage } from '../messages/formula-message.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isList, isReference, type FormulaInput, type Operand } from '../values/formula-value.ts';
import { textOf } from '../values/text-of.ts';
import { displayTexts } from './trace.locale.ts';

const maxCharacters = 200;
const maxItems = 20;

/** Formats a value for display in at most a few lines: texts in quotes, an explicit word for empty, the first items of long lists. */
export function displayValue(value: Operand, timeZone: string): LocalizedText {
  return { zh: displayIn('zh', value, timeZone), en: displayIn('en', value, timeZone) };
}

function displayIn(locale: Locale, value: Operand, timeZone: string): string {
  if (value instanceof FormulaError) return truncated(formulaMessage(value, locale));
  if (isList(value) && value.length > 0) return displayList(locale, value, timeZone);
  if (isEmpty(value)) return displayTexts.empty[locale];
  if (typeof value === 'boolean') return displayTexts[value ? 'true' : 'false'][locale];
  if (typeof value === 'string') return fillText(displayTexts.text[locale], { text: truncated(value) });
  if (isReference(value)) return truncated(value.name || value.id);
  return truncated(textOf(value, timeZone));
}

function displayList(locale: Locale, list: readonly FormulaInput[], timeZone: string): string {
  const items = list.slice(0, maxItems).map((item) => displayIn(locale, isList(item) ? null : item, timeZone));
  if (items.length === list.length) return truncated(`[${items.join(', ')}]`);
  return fillText(displayTexts.list[locale], { items: truncated(items.join(', ')), count: list.length });
}

/** Truncates a text without splitting a surrogate pair. */
export function truncated(text: string): string {
  if (text.length <= maxCharacters) return text;
  const end = /[\ud800-\udbff]/.test(text[maxCharacters - 1]!) ? maxCharacters - 1 : maxCharacters;
  return `${text.slice(0, end)}…`;
}
