import type { SheetColumn } from '@inkstone/form-engine';
import { locales, trimText } from '@inkstone/schema';
import { choiceName, choicesOf } from '../../options/choice.ts';
import { dateValueOf } from '../../values/date-value.ts';
import { parseDateText } from '../../date/date-text.ts';
import { logicText } from '../../logic/logic.locale.ts';
import { numberFormatOf, parseNumberText } from '../../number/number-format.ts';

/** What of a column or a control says how a text is read. */
export type ReadColumn = Pick<SheetColumn, 'model' | 'options'>;

type Read = (text: string, column: ReadColumn, timeZone: string) => unknown;

/** How a column reads plain text, by the type its values have. People and records cannot be told by a name alone. */
const readers: Readonly<Partial<Record<SheetColumn['model']['valueType'], Read>>> = {
  text: (text, column) => choiceOf(text, column),
  texts: (text, column) => text.split(/[;；,，、]/).map((part) => choiceOf(trimText(part), column)),
  number: readNumber,
  date: readDay,
  time: (text) => text,
  logic: readLogic,
};

export type PastedValue = { readonly taken: true; readonly value: unknown } | { readonly taken: false };

/**
 * A pasted text as a value to set: formatted numbers, dates as people write them, choices by name. Text that is none of these is
 * handed on as it is, so that the form says what is wrong with it.
 */
export function pastedValue(text: string, column: ReadColumn, timeZone: string): PastedValue {
  const plain = trimText(text);
  const read = readers[column.model.valueType];
  if (!read) return { taken: false };
  return { taken: true, value: plain === '' ? column.model.empty : read(plain, column, timeZone) };
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
  const said = text.toLowerCase();
  const says = (word: 'yes' | 'no', ...others: string[]): boolean =>
    others.includes(said) || locales.some((locale) => logicText[word][locale].toLowerCase() === said);
  if (says('yes', 'true', '1', 'y')) return true;
  return says('no', 'false', '0', 'n') ? false : text;
}
