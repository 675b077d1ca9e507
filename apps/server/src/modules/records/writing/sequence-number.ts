import { datePartsOf, FormulaDate } from '@inkstone/formula';
import type { ModelDefinition } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { listed, quoted, runFragment, sqlFragment, sqlText, type SqlFragment } from '../../../platform/db/statements/fragment.ts';
import type { Write } from '../../../platform/db/transactions/write-together.ts';

type Part = NonNullable<ModelDefinition['seqNoSetting']>[number];

interface NumberOccasion {
  readonly recordId: string;
  readonly at: Date;
  readonly timeZone: string;
}

const usualSetting: readonly Part[] = [{ type: 'UID', value: '' }];

/**
 * Returns the next number of a model's record by its setting (designer specification, section 3); without a setting, a unique text.
 * Counters have no gaps and no repeats: their rows stay locked until the transaction ends and are rolled back with it, so this is the last
 * lock a command takes (architecture, section 2).
 */
export async function nextSequenceNumber(trx: Trx, model: ModelDefinition, occasion: NumberOccasion): Promise<string> {
  const { recordId, ...at } = occasion;
  return (await nextSequenceNumbers(trx, model, [recordId], at))[0]!;
}

/** Returns the next numbers of some records, in their order; each counter is raised once. */
export async function nextSequenceNumbers(
  trx: Trx,
  model: ModelDefinition,
  recordIds: readonly string[],
  occasion: Omit<NumberOccasion, 'recordId'>,
): Promise<string[]> {
  if (recordIds.length === 0) return [];
  const numbers = recordIds.map(() => '');
  for (const [index, part] of (model.seqNoSetting ?? usualSetting).entries()) {
    const last =
      part.type === 'SEQNO' ? await raisedCounter(trx, { schemaCode: model.code, index, part, by: recordIds.length }, occasion) : 0;
    for (const [at, recordId] of recordIds.entries()) {
      numbers[at] += part.type === 'SEQNO' ? counted(part, last - recordIds.length + 1 + at) : fixedPart(part, { ...occasion, recordId });
    }
  }
  return numbers;
}

/** The next number of one record, as the statement that inserts the record makes it. */
export interface NumberInSql {
  /** Raise the counters. */
  readonly counters: readonly Write[];
  /** The number, for a query over the raised counters. */
  readonly text: SqlFragment;
  readonly from: readonly SqlFragment[];
}

/** Returns what raises the counters together with the record's insert. */
export function numberInSql(model: ModelDefinition, { recordId, at, timeZone }: NumberOccasion): NumberInSql {
  const parts = (model.seqNoSetting ?? usualSetting).map((part, index) => ({ part, index, name: `raised_counter_${index}` }));
  const counters = parts.filter(({ part }) => part.type === 'SEQNO');
  const texts = parts.map(({ part, name }) =>
    part.type === 'SEQNO' ? countedInSql(part, name) : sqlFragment`${fixedPart(part, { recordId, at, timeZone })}::text`,
  );
  return {
    counters: counters.map(({ part, index, name }) => ({
      name,
      statement: raisingCounter({ schemaCode: model.code, index, part, by: 1 }, { at, timeZone }),
    })),
    text: listed([sqlText(`''`), ...texts], ' || '),
    from: counters.map(({ name }) => quoted(name)),
  };
}

/** The same text as `counted`. */
function countedInSql({ leftPad, maxLength = 0 }: Part, counterName: string): SqlFragment {
  const value = sqlFragment`${quoted(counterName, 'value')}::text`;
  return leftPad ? sqlFragment`lpad(${value}, greatest(length(${value}), ${maxLength}::integer), '0')` : value;
}

function fixedPart({ type, value }: Part, { recordId, at, timeZone }: NumberOccasion): string {
  if (type === 'DATE') return dateText(value || 'yyyyMM', at, timeZone);
  return type === 'UID' ? shortId(recordId) : value;
}

interface Counter {
  readonly schemaCode: string;
  readonly index: number;
  readonly part: Part;
  readonly by: number;
}

/** Returns the new value of a counter. */
async function raisedCounter(trx: Trx, counter: Counter, occasion: Omit<NumberOccasion, 'recordId'>): Promise<number> {
  const { rows } = await runFragment<{ value: string }>(trx, raisingCounter(counter, occasion));
  return Number(rows[0]!.value);
}

/**
 * Who waits for a counter queues for a lock in front of it: of those who wait for the row itself, all wake up after each commit, and one of
 * them goes on.
 */
function raisingCounter({ schemaCode, index, part, by }: Counter, { at, timeZone }: Omit<NumberOccasion, 'recordId'>): SqlFragment {
  const period = periodOf(part.resetDate ?? 'NONE', at, timeZone);
  const queue = sqlFragment`(select pg_advisory_xact_lock(hashtext('inkstone.numbers'), hashtext(${schemaCode})))`;
  return sqlFragment`
    insert into sequence_counters (schema_code, part, period, value)
    select ${schemaCode}, ${index}::integer, ${period}, ${by}::integer from ${queue} queue
    on conflict (schema_code, part, period) do update set value = sequence_counters.value + excluded.value returning value`;
}

/** A number that outgrows its width is not cut, because that would repeat numbers. */
function counted(part: Part, value: number): string {
  return part.leftPad ? String(value).padStart(part.maxLength ?? 0, '0') : String(value);
}

const periods = { NONE: '', YEAR: 'yyyy', MONTH: 'yyyy-MM', DAY: 'yyyy-MM-dd' } as const;

function periodOf(reset: keyof typeof periods, at: Date, timeZone: string): string {
  return dateText(periods[reset], at, timeZone);
}

/** `M` is the month and `m` the minute; years and days may be written in either case. */
function dateText(format: string, at: Date, timeZone: string): string {
  const parts = datePartsOf(new FormulaDate('instant', at.getTime()), timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return format.replace(/y{4}|y{2}|M{1,2}|d{1,2}|H{1,2}|m{1,2}|s{1,2}/gi, (word) => {
    const letter = word[0]!;
    if (letter === 'y' || letter === 'Y') return String(parts.year).padStart(4, '0').slice(-word.length);
    const value = {
      M: parts.month,
      m: parts.minute,
      d: parts.day,
      D: parts.day,
      H: parts.hour,
      h: parts.hour,
      s: parts.second,
      S: parts.second,
    }[letter];
    return value === undefined ? word : word.length === 1 ? String(value) : two(value);
  });
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const hyphen = '-'.charCodeAt(0);
const nine = '9'.charCodeAt(0);

/** Returns the record's id in 26 characters without look-alikes. */
function shortId(id: string): string {
  let text = '';
  let bits = 0;
  let count = 0;
  for (let at = id.length - 1; at >= 0; at -= 1) {
    const character = id.charCodeAt(at);
    if (character === hyphen) continue;
    bits |= ((character & 15) + (character > nine ? 9 : 0)) << count;
    count += 4;
    if (count < 5) continue;
    text = digits[bits & 31]! + text;
    bits >>= 5;
    count -= 5;
  }
  return digits[bits]! + text;
}
