import { insertRows, type Write } from '../../../platform/db/transactions/write-together.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { changedPaths } from '../reading/changed-paths.ts';
import { refuseIssues } from './issue-refusal.ts';
import { fillRecord, refuseFilled, type FilledRecord } from './fill-record.ts';
import { refusingRepeats, repeatIssues } from './no-repeat.ts';
import { refusingTakenRows } from './patch-guard.ts';
import { mergePatch } from './patch-merge.ts';
import { diffRecord, type RecordDiff } from '../reading/record-diff.ts';
import type { PreparedRecord, RecordWrite, WrittenRecord } from './record-write.ts';
import { nextSequenceNumber, numberInSql, type NumberInSql } from './sequence-number.ts';
import { insertNumbered, insertRecords, newNumber, numberedInserts, updateRecord } from './store-record.ts';
import { newRecord } from './new-record.ts';
import type { RecordSystem, StoredRecord } from '../reading/stored-record.ts';
import { systemFieldOf } from '../fields/system-values.ts';
import { hasOptionalSharing, storeSharedReferences } from '../fields/shared-references.ts';
import { isVisible } from '../fields/visible-field.ts';

/**
 * Writes one record through the same form engine as the browser (architecture, section 1): merges the patch into the current version,
 * reads names and mapped fields of references from the database, refuses changes outside the permission, recalculates, validates,
 * and stores only the changes. All or nothing.
 *
 * Refuses with `conflict`, `field-not-editable`, `form-invalid` and `value-repeats`, each with all its issues. The caller holds the
 * record's lock; a full validation of a record without a number assigns one, which is the last lock taken here.
 */
export async function writeRecord(context: CommandContext, write: RecordWrite): Promise<WrittenRecord> {
  return (await prepareRecord(context, write)).store();
}

/** The same without storing it yet, so that nothing else happens while the counter of its number is locked. */
export async function prepareRecord(context: CommandContext, write: RecordWrite): Promise<PreparedRecord> {
  const { trx } = context;
  const { model, record } = write;
  const merged = record
    ? await mergePatch(trx, { model: model.definition, record, patch: write.patch, baseVersion: write.baseVersion })
    : { patch: write.patch, conflicts: [] };

  const draft = record ?? newRecord(context, write.form.definition.code, { id: write.recordId, owner: write.owner });
  const filled = await fillRecord(context, write, { draft, merged });
  refuseFilled(context, write, filled, write.validation === 'full' ? await repeatIssues(trx, model, draft.id, filled.values) : []);
  const unnumbered = unnumberedRecord(context, write, filled);
  let stored: Promise<WrittenRecord> | null = null;
  return {
    record: unnumbered,
    store: () => (stored ??= storeFilled(context, write, filled, unnumbered)),
    join: (status) => {
      if (write.record !== null || !needsNumber(write, filled) || hasOptionalSharing(write.form.definition)) return null;
      const joined = { ...unnumbered, system: { ...unnumbered.system, sequenceStatus: status } };
      const number = numberInSql(write.model.definition, occasionOf(context, unnumbered));
      const diff = diffRecord(write.model.definition, filled.draft.values, filled.values);
      stored = Promise.resolve({ record: joined, changedPaths: visibleChanges(write, filled, diff) });
      return {
        record: joined,
        writes: numberedInserts(write.model, joined, number),
        number: newNumber,
        translated: (inserted) => refusingTaken(context, write, inserted),
      };
    },
  };
}

/** A full validation numbers a record. */
function needsNumber({ validation }: RecordWrite, { draft }: FilledRecord): boolean {
  return validation === 'full' && draft.system.sequenceNo === null;
}

function occasionOf({ timeZone }: CommandContext, { id: recordId, system }: StoredRecord) {
  return { recordId, at: system.modifiedTime, timeZone };
}

function visibleChanges(write: RecordWrite, { patch }: FilledRecord, diff: RecordDiff): readonly string[] {
  return changedPaths(write, diff, patch).filter((path) => isVisible(write.permission, path));
}

async function storeFilled(
  context: CommandContext,
  write: RecordWrite,
  filled: FilledRecord,
  unnumbered: StoredRecord,
): Promise<WrittenRecord> {
  const written = await store(context, write, filled, unnumbered);
  const { definition } = write.form;
  const { id } = filled.draft;
  const shareIssues = await storeSharedReferences(context, { form: definition, model: write.model.definition }, id, filled.formValues);
  if (shareIssues.length > 0) refuseIssues(context, definition, shareIssues);
  return written;
}

function unnumberedRecord({ actor, now }: CommandContext, write: RecordWrite, filled: FilledRecord): StoredRecord {
  const { draft, values } = filled;
  const system = { ...nextSystem(write, filled, draft.system.sequenceNo), modifier: actor.id, modifiedTime: now() };
  return { id: draft.id, version: draft.version + 1, values, system };
}

async function store(context: CommandContext, write: RecordWrite, filled: FilledRecord, unnumbered: StoredRecord): Promise<WrittenRecord> {
  const { trx, locale } = context;
  const { draft, values } = filled;
  const diff = diffRecord(write.model.definition, draft.values, values);
  const { modifier, modifiedTime } = unnumbered.system;
  const occasion = occasionOf(context, unnumbered);
  const isNumbered = needsNumber(write, filled);
  const inSql = isNumbered && write.record === null ? numberInSql(write.model.definition, occasion) : null;
  const number = isNumbered && !inSql ? await nextSequenceNumber(trx, write.model.definition, occasion) : draft.system.sequenceNo;
  const record = { ...unnumbered, system: { ...unnumbered.system, sequenceNo: number } };
  const isSystemChanged = JSON.stringify(record.system) !== JSON.stringify({ ...draft.system, modifier, modifiedTime });
  const isChanged = write.record === null || diff.changes.length > 0 || isSystemChanged;
  if (!isChanged) return { record: { ...draft, values }, changedPaths: [] };

  const sequenceNo = await refusingRepeats(write.model, locale, async () => {
    if (write.record === null) return insert(context, write, record, inSql);
    await updateRecord(trx, write.model, { record, diff, change: changeWrite(context, write, record, diff) });
    return number;
  });
  return { record: { ...record, system: { ...record.system, sequenceNo } }, changedPaths: visibleChanges(write, filled, diff) };
}

/** Returns the number of the inserted record. */
function insert(context: CommandContext, write: RecordWrite, record: StoredRecord, inSql: NumberInSql | null): Promise<string | null> {
  return refusingTaken(context, write, async () => {
    if (inSql) return insertNumbered(context.trx, write.model, record, inSql);
    await insertRecords(context.trx, write.model, [record]);
    return record.system.sequenceNo;
  });
}

function refusingTaken<T>(context: CommandContext, { model, form }: RecordWrite, insert: () => Promise<T>): Promise<T> {
  return refusingTakenRows(context, { model: model.definition, form: form.definition }, insert);
}

/** Returns the system fields of a record after the write, except who modified it and when. */
export function nextSystem(write: RecordWrite, { draft: { system }, formValues }: FilledRecord, sequenceNo: string | null): RecordSystem {
  const urgency = write.form.definition.controls.find(({ type }) => systemFieldOf(type) === 'urgencyLevel');
  return {
    ...system,
    sequenceStatus: write.status ?? system.sequenceStatus,
    workflowInstanceId: write.workflowInstanceId ?? system.workflowInstanceId,
    urgencyLevel: urgency && urgency.key in formValues ? (formValues[urgency.key] as string | null) : system.urgencyLevel,
    formVersion: system.formVersion ?? (write.validation === 'full' ? write.form.version : null),
    sequenceNo,
  };
}

/** The history of a record whose fields have changed. */
function changeWrite(
  { actor }: CommandContext,
  { model }: RecordWrite,
  { id: record_id, version, system }: StoredRecord,
  { changes }: RecordDiff,
): readonly Write[] {
  return insertRows('record_changes', [
    { record_id, version, schema_code: model.definition.code, changes, actor: actor.id, at: system.modifiedTime },
  ]);
}
