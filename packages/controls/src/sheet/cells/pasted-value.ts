import type { SheetColumn } from '@inkstone/form-engine';
import { locales, trimText } from '@inkstone/schema';
import { choiceName, choicesOf } from '../../choices/choice.ts';
import { dateValueOf } from '../../date/date-value.ts';
import { parseDateText } from '../../date/date-text.ts';
import { logicText } from '../../logic/logic.locale.ts';
import { numberFormatOf, parseNumberText } from '../../values/number-format.ts';

/** The properties of a column or control that determine how a text is read. */
export type ReadColumn = Pick<SheetColumn, 'model' | 'options'>;

type Read = (text: string, column: ReadColumn, timeZone: string) => unknown;

/** How plain text is read, by value type. People and records cannot be identified by name alone. */
const readers: Readonly<Partial<Record<SheetColumn['model']['valueType'], Read>>> = {
  text: (text, column) => choiceOf(text, column),
  texts: (text, column) => text.split(/[;；,，、]/).map((part) => choiceOf(trimText(part), column)),
  number: readNumber,
  date: readDay,
  time: (text) => text,
  logic: readLogic,
};

export type PastedValue = { readonly readable: true; readonly value: unknown } | { readonly readable: false };

/**
 * Converts a pasted text to a value: formatted numbers, dates in the usual notations, choices by label. Other text is passed on for the
 * form to reject.
 */
export function pastedValue(text: string, column: ReadColumn, timeZone: string): PastedValue {
  const plain = trimText(text);
  const read = readers[column.model.valueType];
  if (!read) return { readable: false };
  return { readable: true, value: plain === '' ? column.model.empty : read(plain, column, timeZone) };
}

function choiceOf(text: string, { options }: ReadColumn): string {
  const chosen = choicesOf(options).find(
    (choice) => choice.value === text || locales.some((locale) => choiceName(choice, locale) === text),
  );
  return chosen?.value ?? text;
}

function readNumber(text: string, { options }: ReadColumn): unknown {
  const parsed = parseNumberText(text, numberFormatOf(options));
  return parsed.ok ? parsed.value : text;
}

function readDay(text: string, { options }: ReadColumn, timeZone: string): unknown {
  const date = parseDateText(text, timeZone);
  return date === null ? text : dateValueOf(date, options, timeZone);
}

function readLogic(text: string): unknown {
  const lower = text.toLowerCase();
  const matchesWord = (word: 'yes' | 'no', ...others: string[]): boolean =>
    others.includes(lower) || locales.some((locale) => logicText[word][locale].toLowerCase() === lower);
  if (matchesWord('yes', 'true', '1', 'y')) return true;
  return matchesWord('no', 'false', '0', 'n') ? false : text;
}
