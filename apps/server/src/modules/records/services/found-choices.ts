import type { Choice } from '@inkstone/form-engine';
import { limits, type ModelChoiceSource, type ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { tableOf } from '../../apps/index.ts';
import { recordName } from '../fields/reference-names.ts';
import { UnanswerableQuestion } from './queried-records.ts';
import { itemOf, orderOf } from './found-record.ts';

export interface ChoiceQuestion {
  readonly model: ModelDefinition;
  readonly source: ModelChoiceSource;
  /** The condition that records must meet to be choices. */
  readonly where: RawBuilder<boolean>;
}

/** Returns a page of the choices whose name contains the keyword, ignoring case; distinct values in the source's order. */
export async function choicePage(
  executor: Executor,
  question: ChoiceQuestion,
  { keyword, cursor = '0' }: { readonly keyword: string; readonly cursor?: string | undefined },
): Promise<{ readonly choices: readonly Choice[]; readonly next: string | null }> {
  const from = Math.min(Math.max(Math.trunc(Number(cursor)) || 0, 0), limits.choiceLookUpSize);
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&').replaceAll('\0', '')}%`;
  const found = await choices(executor, question, keyword === '' ? sql`true` : sql`c.name ilike ${pattern}`, {
    from,
    count: limits.choicePageSize + 1,
  });
  const isMore = found.length > limits.choicePageSize;
  return { choices: found.slice(0, limits.choicePageSize), next: isMore ? String(from + limits.choicePageSize) : null };
}

/** Returns those of the values that are choices. */
export function choicesByValue(executor: Executor, question: ChoiceQuestion, values: readonly string[]): Promise<readonly Choice[]> {
  const wanted = values.filter((value) => !value.includes('\0'));
  return choices(executor, question, sql`c.value = any(${wanted}::text[])`, { from: 0, count: limits.choiceLookUpSize });
}

async function choices(
  executor: Executor,
  { model, source, where }: ChoiceQuestion,
  wanted: RawBuilder<unknown>,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<readonly Choice[]> {
  const name = textOf(model, source.displayItem);
  const value = textOf(model, source.valueItem ?? source.displayItem);
  const order = orderOf(model, { field: source.orderField, type: source.orderType });
  // The rank in the source's order is computed before values are made distinct, so that each keeps its first position.
  const { rows } = await sql<{ value: string; name: string }>`
    select c.value, c.name from (
      select distinct on (a.value) a.value, a.name, a.place from (
        select ${value} as value, ${name} as name, row_number() over (order by ${order}) as place
        from ${sql.id('biz', tableOf(model).name)} r where ${where}
      ) a where a.value <> '' order by a.value, a.place
    ) c where ${wanted} order by c.place offset ${from} limit ${count}`.execute(executor);
  return rows.map((row) => ({ value: row.value, name: row.name || row.value }));
}

/** Returns the text of an item: `name`, `id`, `sequenceNo`, or a data item with one plain column. */
function textOf(model: ModelDefinition, code: string): RawBuilder<string> {
  if (code === 'name') return recordName(model);
  if (code === 'id') return sql<string>`r.id::text`;
  if (code === 'sequenceNo') return sql<string>`r.sequence_no`;
  const [column] = itemOf(model, code)?.columns ?? [];
  if (!column || column.type === 'jsonb' || column.type.endsWith('[]')) throw new UnanswerableQuestion(`${model.code}.${code} has no text`);
  const reference = sql.ref(`r.${column.name}`);
  return column.type === 'numeric' ? sql<string>`trim_scale(${reference})::text` : sql<string>`${reference}::text`;
}
