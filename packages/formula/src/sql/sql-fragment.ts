/**
 * A piece of SQL as text and parameters: `strings[0]`, a parameter, `strings[1]`, … as in a tagged template. The text comes only from
 * this folder and from the columns of the caller; every value of a condition is a parameter.
 */
export class SqlFragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[] = []) {
    this.strings = strings;
    this.values = values;
  }
}

/**
 * Builds a fragment. Fragments among the parts are inlined, everything else becomes a parameter.
 *
 *     sqlFragment`${column} = ${'a'}::text`
 */
export function sqlFragment(texts: TemplateStringsArray, ...parts: readonly unknown[]): SqlFragment {
  const strings = [texts[0]!];
  const values: unknown[] = [];
  // Indexes leave less garbage than iterators: a command puts together hundreds of parts.
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part instanceof SqlFragment) {
      append(strings, values, part);
      strings[strings.length - 1] += texts[index + 1]!;
    } else {
      values.push(part);
      strings.push(texts[index + 1]!);
    }
  }
  return new SqlFragment(strings, values);
}

/** Returns the fragments with a separator between them. */
export function listed(fragments: readonly SqlFragment[], separator = ', '): SqlFragment {
  const strings = [''];
  const values: unknown[] = [];
  for (let index = 0; index < fragments.length; index += 1) {
    if (index > 0) strings[strings.length - 1] += separator;
    append(strings, values, fragments[index]!);
  }
  return new SqlFragment(strings, values);
}

function append(strings: string[], values: unknown[], fragment: SqlFragment): void {
  strings[strings.length - 1] += fragment.strings[0]!;
  for (let index = 0; index < fragment.values.length; index += 1) {
    strings.push(fragment.strings[index + 1]!);
    values.push(fragment.values[index]);
  }
}

/** Returns raw SQL text: a quoted name or another piece without values of a condition. */
export function sqlText(text: string): SqlFragment {
  return new SqlFragment([text]);
}

/** Returns the name of a table or column in quotation marks, as a part of a text. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const sqlTrue = sqlText('true');
export const sqlFalse = sqlText('false');

function joined(parts: readonly SqlFragment[], word: SqlFragment): SqlFragment {
  return sqlFragment`(${parts.reduce((left, right) => sqlFragment`${left}${word}${right}`)})`;
}

const andWord = sqlText(' and ');
const orWord = sqlText(' or ');

/** True if all parts are true; true without parts. */
export function allOf(parts: readonly SqlFragment[]): SqlFragment {
  if (parts.includes(sqlFalse)) return sqlFalse;
  const open = parts.filter((part) => part !== sqlTrue);
  return open.length === 0 ? sqlTrue : open.length === 1 ? open[0]! : joined(open, andWord);
}

/** True if one of the parts is true; false without parts. */
export function someOf(parts: readonly SqlFragment[]): SqlFragment {
  if (parts.includes(sqlTrue)) return sqlTrue;
  const open = parts.filter((part) => part !== sqlFalse);
  return open.length === 0 ? sqlFalse : open.length === 1 ? open[0]! : joined(open, orWord);
}

/** Negates a fragment that is never NULL. */
export function negated(part: SqlFragment): SqlFragment {
  return part === sqlTrue ? sqlFalse : part === sqlFalse ? sqlTrue : sqlFragment`not (${part})`;
}
