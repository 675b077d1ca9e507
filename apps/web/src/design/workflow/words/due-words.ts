import { isJsonObject, type Json } from '@inkstone/design';
import type { Locale } from '@inkstone/schema';
import { textOf } from '../../working-copy/text-of.ts';
import { isSpanUnit, spanWords } from './span-words.ts';

function spanInWords(span: Json | undefined, locale: Locale): string {
  const { amount, unit, working } = isJsonObject(span) ? span : {};
  const words = spanWords(typeof amount === 'number' ? amount : 0, isSpanUnit(unit) ? unit : 'day', locale);
  return working === true ? { zh: `${words}（工作時間）`, en: `${words} of working time` }[locale] : words;
}

/** When something is due, in words: 2 天（工作時間）後, 2 days before Departure. */
export function dueInWords(due: Json | undefined, locale: Locale, nameOfField: (code: string) => string): string | null {
  if (!isJsonObject(due)) return null;
  if (due['kind'] === 'after') {
    const span = spanInWords(due['span'], locale);
    return { zh: `${span}後`, en: `after ${span}` }[locale];
  }
  const field = nameOfField(textOf(due['control']));
  const { offset } = due;
  if (!isJsonObject(offset)) return { zh: `到「${field}」的時間`, en: `at ${field}` }[locale];
  const span = spanInWords(offset['span'], locale);
  return offset['side'] === 'before'
    ? { zh: `「${field}」前 ${span}`, en: `${span} before ${field}` }[locale]
    : { zh: `「${field}」後 ${span}`, en: `${span} after ${field}` }[locale];
}
