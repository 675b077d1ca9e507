import type { Locale, LocalizedText } from '@inkstone/schema';
import { fillText } from '@inkstone/schema';
import { formulaMessage } from '../messages/formula-message.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isList, isReference, type FormulaInput, type Operand } from '../values/formula-value.ts';
import { textOf } from '../values/text-of.ts';
import { shownTexts } from './trace.locale.ts';

const shownCharacters = 200;
const shownItems = 20;

/** A value for people, never longer than a few lines: texts in quotes, what is empty by that word, long lists by their first items. */
export function shownValue(value: Operand, timeZone: string): LocalizedText {
  return { zh: shownIn('zh', value, timeZone), en: shownIn('en', value, timeZone) };
}

function shownIn(locale: Locale, value: Operand, timeZone: string): string {
  if (value instanceof FormulaError) return clipped(formulaMessage(value, locale));
  if (isList(value) && value.length > 0) return shownList(locale, value, timeZone);
  if (isEmpty(value)) return shownTexts.empty[locale];
  if (typeof value === 'boolean') return shownTexts[value ? 'true' : 'false'][locale];
  if (typeof value === 'string') return fillText(shownTexts.text[locale], { text: clipped(value) });
  if (isReference(value)) return clipped(value.name || value.id);
  return clipped(textOf(value, timeZone));
}

function shownList(locale: Locale, list: readonly FormulaInput[], timeZone: string): string {
  const items = list.slice(0, shownItems).map((item) => shownIn(locale, isList(item) ? null : item, timeZone));
  if (items.length === list.length) return clipped(`[${items.join(', ')}]`);
  return fillText(shownTexts.list[locale], { items: clipped(items.join(', ')), count: list.length });
}

/** Not through the middle of a character that takes two units. */
export function clipped(text: string): string {
  if (text.length <= shownCharacters) return text;
  const end = /[\ud800-\udbff]/.test(text[shownCharacters - 1]!) ? shownCharacters - 1 : shownCharacters;
  return `${text.slice(0, end)}…`;
}
