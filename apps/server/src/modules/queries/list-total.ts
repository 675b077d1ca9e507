import { sql, type RawBuilder } from 'kysely';
import { hasTotal } from '@inkstone/checks';
import type { ListTotal } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import { columnOf, decimalValue } from '../apps/index.ts';
import type { ChosenRecords } from './chosen-records.ts';

/** Returns an aggregate as text. Refuses unsupported ones with `malformed`. */
export function totalColumn({ access, shape }: ChosenRecords, { code, kind }: ListTotal): RawBuilder<string | null> {
  const column = columnOf(shape.model.definition, code);
  if (!column || !hasTotal(shape.model.definition, { code, kind }))
    refuse('malformed', {}, { issues: [{ code: 'UnknownField', path: 'totals', params: { field: code } }] });
  const stored = sql`r.${sql.ref(column.name)}`;
  // A record with the field hidden is still found, but adds nothing.
  const value = access.hides(code) ? sql`case when ${access.records('view', [code])} then ${stored} end` : stored;
  // PostgreSQL would choose the scale of the quotient itself.
  return kind === 'avg'
    ? sql`round(sum(${value}) * 1.0000000000 / nullif(count(${value}), 0), 8)::text`
    : sql`${sql.raw(kind)}(${value})::text`;
}

/** Returns an aggregate in the format of the list. */
export function totalValue({ shape }: ChosenRecords, { code }: ListTotal, text: string | null): number | string | null {
  if (text === null) return null;
  const type = columnOf(shape.model.definition, code)?.type;
  if (type === 'numeric') return decimalValue(text);
  return type === 'timestamptz' ? new Date(text).toISOString() : text;
}
