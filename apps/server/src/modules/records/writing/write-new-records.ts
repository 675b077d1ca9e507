import { setImmediate as nextTurn } from 'node:timers/promises';
import { createId, emptyPatch, type Issue, type Patch } from '@inkstone/schema';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { tableOf } from '../../apps/index.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { hasOptionalSharing } from '../fields/shared-references.ts';
import { fillRecord, refuseFilled, type FilledRecord } from './fill-record.ts';
import { newRecord } from './new-record.ts';
import { refusingRepeats, repeatKeys, repeatsInSheets, type RepeatKey } from './no-repeat.ts';
import { readAhead } from './read-ahead.ts';
import type { RecordWrite } from './record-write.ts';
import { nextSequenceNumbers } from './sequence-number.ts';
import { insertRecords } from './store-record.ts';
import { nextSystem } from './write-record.ts';

/** New records of the actor without a workflow, each submitted by its patch. */
export interface NewRecords extends Pick<RecordWrite, 'model' | 'form' | 'permission'> {
  readonly patches: readonly Patch[];
}

/** How long other requests wait at most. */
const turnMs = 8;

type Filled = FilledRecord | Refusal;

/** New records whose forms are filled in; nothing is written yet. */
export interface FilledRecords {
  readonly write: RecordWrite;
  readonly filled: readonly Filled[];
  readonly at: Date;
}

/**
 * Fills in the forms of new records, like `writeRecord` one after the other, but what they read is read for all of them at once. It only reads,
 * and may run in an earlier transaction than `writeFilledRecords`.
 *
 * Returns null for records that cannot be written together: their forms ask about records of the same model, files come with them, or they
 * share records. When `signal` is aborted, the remaining records are left out.
 */
export async function fillNewRecords(context: CommandContext, records: NewRecords, signal?: AbortSignal): Promise<FilledRecords | null> {
  const { model, form } = records;
  if (hasOptionalSharing(form.definition)) return null;
  const write: RecordWrite = {
    ...records,
    record: null,
    patch: emptyPatch,
    baseVersion: 0,
    validation: 'full',
    recompute: 'all',
    status: 'COMPLETED',
  };
  const at = context.now();
  const atOnce = { ...context, now: () => at };
  const { system } = newRecord(atOnce, form.definition.code);
  const ahead = await readAhead(atOnce, { model: model.definition, form: form.definition, patches: records.patches, system });
  const filled: Filled[] = [];
  let since = performance.now();
  for (const patch of records.patches) {
    if (signal?.aborted && filled.length > 0) break;
    if (performance.now() - since > turnMs) {
      await nextTurn();
      since = performance.now();
    }
    const draft = { id: createId(at.getTime()), version: 0, values: {}, system };
    const outcome = await refusalOf(() => fillRecord(atOnce, write, { draft, merged: { patch, conflicts: [] }, ahead }));
    if (ahead.isDependent() || (isAccepted(outcome) && hasFiles(write, outcome))) return null;
    filled.push(outcome);
  }
  return { write, filled, at };
}

/**
 * Writes filled records with a few statements for all of them: values that must not repeat are looked up at once, and the rows of a table are
 * inserted together. Returns the id or the refusal of each. A trial writes nothing and assigns no numbers.
 *
 * When the writing itself is refused because of somebody else's value, the caller rolls back and writes them singly.
 */
export async function writeFilledRecords(
  context: CommandContext,
  records: FilledRecords,
  { isTrial }: { readonly isTrial: boolean },
): Promise<readonly (string | Refusal)[]> {
  const outcomes = await refuseRepeats(context, records.write, records.filled);
  if (!isTrial) await storeAll(context, records, outcomes.filter(isAccepted));
  return outcomes.map((outcome) => (isAccepted(outcome) ? outcome.draft.id : outcome));
}

const isAccepted = (outcome: Filled): outcome is FilledRecord => !(outcome instanceof Refusal);

async function refusalOf<T>(work: () => Promise<T> | T): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function hasFiles({ model }: RecordWrite, { values }: FilledRecord): boolean {
  const { items, sheets } = tableOf(model.definition);
  const isFiles = ({ item }: (typeof items)[number]): boolean => item.type === 'Attachment';
  return (
    items.some((stored) => isFiles(stored) && values[stored.item.code] !== null) ||
    sheets.some(
      (sheet) =>
        sheet.items.some(isFiles) &&
        (values[sheet.item.code] as readonly Record<string, unknown>[]).some((row) =>
          sheet.items.some((stored) => isFiles(stored) && row[stored.item.code] !== null),
        ),
    )
  );
}

/** Refuses what has issues. A value also repeats when an accepted record before it has it. */
async function refuseRepeats(context: CommandContext, write: RecordWrite, filled: readonly Filled[]): Promise<Filled[]> {
  const candidates = filled.filter(isAccepted);
  const keys = await repeatKeys(
    context.trx,
    write.model,
    candidates.map(({ values }) => values),
  );
  const taken = new Set<string>();
  let next = 0;
  const outcomes: Filled[] = [];
  for (const outcome of filled) {
    if (!isAccepted(outcome)) {
      outcomes.push(outcome);
      continue;
    }
    const own = [...keys].flatMap(([code, all]) => (all[next] ? [{ code, key: all[next]! }] : []));
    next += 1;
    const repeated = own.filter(({ code, key }) => key.isStored || taken.has(nameOf(code, key)));
    const issues: Issue[] = [
      ...repeated.map(({ code }) => ({ code: 'noRepeat', path: code })),
      ...repeatsInSheets(write.model, outcome.values),
    ];
    const refusal = await refusalOf(() => refuseFilled(context, write, outcome, issues));
    if (!refusal) for (const { code, key } of own) taken.add(nameOf(code, key));
    outcomes.push(refusal ?? outcome);
  }
  return outcomes;
}

const nameOf = (code: string, { key }: RepeatKey): string => `${code} ${key}`;

async function storeAll(context: CommandContext, { write, at }: FilledRecords, filled: readonly FilledRecord[]): Promise<void> {
  if (filled.length === 0) return;
  const { trx, actor, timeZone, locale } = context;
  const ids = filled.map(({ draft }) => draft.id);
  const numbers = await nextSequenceNumbers(trx, write.model.definition, ids, { at, timeZone });
  const records = filled.map((each, index): StoredRecord => {
    const system = nextSystem(write, each, numbers[index]!);
    return { id: each.draft.id, version: 1, values: each.values, system: { ...system, modifier: actor.id, modifiedTime: at } };
  });
  await refusingRepeats(write.model, locale, () => insertRecords(trx, write.model, records));
}
