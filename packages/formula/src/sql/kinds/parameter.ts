import { sqlFalse, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

/** Tests whether a value is one of several, with a single array parameter. */
export function isOneOf(value: SqlFragment, sqlType: string, texts: readonly string[]): SqlFragment {
  if (texts.length === 0) return sqlFalse;
  return texts.length === 1
    ? sqlFragment`${value} = ${texts[0]}${sqlText(`::${sqlType}`)}`
    : sqlFragment`${value} = any(${texts}${sqlText(`::${sqlType}[]`)})`;
}

/** Returns a parameter with a type cast. */
export function parameter(text: string, sqlType: string): SqlFragment {
  return sqlFragment`${text}${sqlText(`::${sqlType}`)}`;
}

/** PostgreSQL stores neither NUL nor unpaired surrogates, so no stored text equals or contains such a text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id in the canonical stored form. */
export function isStoredId(text: string): boolean {
  return uuid.test(text);
}

export const orderSigns = {
  greater: sqlText(' > '),
  less: sqlText(' < '),
  greaterOrEqual: sqlText(' >= '),
  lessOrEqual: sqlText(' <= '),
} as const;
