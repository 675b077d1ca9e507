import pg from 'pg';
import type { Executor } from '../../../platform/db/database.ts';
import type { RawBuilder } from 'kysely';

/** The text of a fragment with its values in it, for statements that take no parameters. */
export function withoutParameters(executor: Executor, fragment: RawBuilder<unknown>): string {
  const { sql, parameters } = fragment.compile(executor);
  return sql.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]));
}

/** A constant of unknown type, whose type PostgreSQL determines as it would that of a parameter. */
function literal(value: unknown): string {
  return value === null || value === undefined ? 'null' : pg.escapeLiteral(textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? textOf(value) : `"${textOf(value).replace(/["\\]/g, '\\$&')}"`;
}
