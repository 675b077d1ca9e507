import { listed, quotedName, SqlFragment, sqlFragment, sqlText } from '@inkstone/formula/sql';
import { CompiledQuery, type QueryResult } from 'kysely';
import type { Executor } from '../database.ts';
import type { Statement } from './batched-query.ts';

/**
 * Statements of commands are put together from fragments, which takes a small part of the time of Kysely's nodes. Texts come from the code
 * only; values become parameters.
 *
 *     sqlFragment`update ${quoted('biz', table)} set status = ${status} where id = ${id}`
 */
export function runFragment<Row = Record<string, unknown>>(executor: Executor, fragment: SqlFragment): Promise<QueryResult<Row>> {
  const { text, values } = statementOf(fragment);
  return executor.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
}

/** Returns a fragment as a text with numbered parameters. */
export function statementOf({ strings, values }: SqlFragment): Statement {
  // Joined at once: what is put together step by step is put together again when it is looked at.
  const parts = [strings[0]!];
  for (let index = 1; index < strings.length; index += 1) parts.push('$', String(index), strings[index]!);
  return { text: parts.join(''), values };
}

/** Returns the name of a table or column, or several of them with dots between them. */
export function quoted(...names: readonly string[]): SqlFragment {
  return sqlText(names.map(quotedName).join('.'));
}

/** Returns what an update sets: the columns, with their values as parameters. */
export function assigned(values: Readonly<Record<string, unknown>>): SqlFragment {
  const columns = Object.keys(values);
  const texts = columns.map((column, index) => `${index > 0 ? ', ' : ''}${quotedName(column)} = `);
  return new SqlFragment([...texts, ''], Object.values(values));
}

export { listed, SqlFragment, sqlFragment, sqlText };
