import { sqlFalse, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

/** Is the value one of these? One parameter, whatever their number. */
export function isOneOf(value: SqlFragment, sqlType: string, texts: readonly string[]): SqlFragment {
  if (texts.length === 0) return sqlFalse;
  return texts.length === 1
    ? sqlFragment`${value} = ${texts[0]}${sqlText(`::${sqlType}`)}`
    : sqlFragment`${value} = any(${texts}${sqlText(`::${sqlType}[]`)})`;
}

/** A parameter of a type. */
export function parameter(text: string, sqlType: string): SqlFragment {
  return sqlFragment`${text}${sqlText(`::${sqlType}`)}`;
}

/** PostgreSQL holds neither NUL nor half of a surrogate pair, so no stored text is equal to such a one or contains it. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Is it an id in the one form that ids are stored and compared in? */
export function isStoredId(text: string): boolean {
  return uuid.test(text);
}

export const orderSigns = {
  greater: sqlText(' > '),
  less: sqlText(' < '),
  greaterOrEqual: sqlText(' >= '),
  lessOrEqual: sqlText(' <= '),
} as const;
