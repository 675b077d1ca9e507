import type { Conflict, Form } from '@inkstone/form-engine';
import { idSchema, type FieldValue, type FormValues, type Issue, type Patch, type SheetRow, type Unit } from '@inkstone/schema';
import { insertRows, type Write } from '../../../platform/db/write-together.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester, CommandContext } from '../../../platform/http/request-context.ts';
import { tableOf } from '../../apps/index.ts';
import { unitFacts } from '../../organization/index.ts';
import { nameAreas } from '../fields/area-names.ts';
import { changedPaths } from '../reading/changed-paths.ts';
import { refuseIssues } from './issue-refusal.ts';
import { refusingRepeats, repeatIssues } from './no-repeat.ts';
import { openForm } from '../reading/open-form.ts';
import { ownRows } from '../fields/own-rows.ts';
import { fitExtensionValues } from '../fields/extension-values.ts';
import { guardPatch, unknownPaths } from './patch-guard.ts';
import { mergePatch } from './patch-merge.ts';
import { diffRecord, type RecordDiff } from '../reading/record-diff.ts';
import { recordConditionIssues } from '../conditions/record-condition-issues.ts';
import { claimFiles } from '../fields/record-files.ts';
import type { RecordWrite, WrittenRecord } from './record-write.ts';
import { resolveReferences } from '../fields/reference-lookup.ts';
import { referencesIn } from '../fields/reference-names.ts';
import { nextSequenceNumber } from './sequence-number.ts';
import { insertRecord, updateRecord } from './store-record.ts';
import { newRecord } from './new-record.ts';
import type { RecordSystem, StoredRecord } from '../reading/stored-record.ts';
import { rowValues, storedForm } from '../fields/stored-value.ts';
import { systemControlValues, systemFieldOf, systemValues } from '../fields/system-values.ts';
import { scopeIssues } from '../conditions/unit-scope-issues.ts';
import { storeSharedReferences, markSharedReferences } from '../fields/shared-references.ts';
import { sizeIssues } from '../fields/value-size.ts';
import { isVisible, visibleRow, withLockedColumns } from '../fields/visible-field.ts';

/**
 * Writes one record through the same form engine as the browser (architecture, section 1): merges the patch into the current version,
 * reads names and mapped fields of references from the database, refuses changes outside the permission, recalculates, validates,
 * and stores only the changes. All or nothing.
 *
 * Refuses with `conflict`, `field-not-editable`, `form-invalid` and `value-repeats`, each with all its issues. The caller holds the
 * record's lock; a full validation of a record without a number assigns one, which is the last lock taken here.
 */
export async function writeRecord(context: CommandContext, write: RecordWrite): Promise<WrittenRecord> {
  const { trx } = context;
  const { model, record } = write;
  const merged = record
    ? await mergePatch(trx, { model: model.definition, record, patch: write.patch, baseVersion: write.baseVersion })
    : { patch: write.patch, conflicts: [] };

  const draft = record ?? newRecord(context, write.form.definition.code, { id: write.recordId, owner: write.owner });
  const form = await openRecordForm(context, write, draft);
  try {
    await form.settled();
    const patch = await applyPatch(context, write, { opened: form, recordId: draft.id, merged: merged.patch });
    await form.settled();
    if (merged.conflicts.length > 0) refuse('conflict', {}, { conflicts: merged.conflicts.map((each) => visibleConflict(write, each)) });
    const fitted = fitExtensionValues(write, draft.values, form.values());
    if (fitted.issues.length > 0)
      refuseIssues(
        context,
        write.form.definition,
        fitted.issues.map((issue) => unseen(write, issue)),
      );
    const values = await ownFiles(context, write, draft.id, storedValues(write, draft, fitted.values));
    await validate(context, write, form, { patch, record: { ...draft, values } });
    const written = await store(context, write, { draft, form, values, patch });
    const { definition } = write.form;
    const shareIssues = await storeSharedReferences(context, { form: definition, model: model.definition }, draft.id, form.values());
    if (shareIssues.length > 0) refuseIssues(context, definition, shareIssues);
    return written;
  } finally {
    form.dispose();
  }
}

/** The context for filling in a form, with or without a write. */
export type FillContext = Requester & Pick<CommandContext, 'trx' | 'log'>;
export type RecordFill = Pick<RecordWrite, 'model' | 'form' | 'record' | 'permission' | 'recompute'>;

/** A row that another person changed and this person deleted shows only the columns visible to them. */
function visibleConflict({ permission }: RecordWrite, { path, mine, theirs }: Conflict): { path: string; mine: unknown; theirs: unknown } {
  const sheet = /^(\w+)\[[\w-]+\]$/.exec(path)?.[1];
  return { path, mine, theirs: sheet ? visibleRow(permission, sheet, theirs as SheetRow) : theirs };
}

/** Opens the form with the stored values, as the record's initiator. */
export async function openRecordForm(context: FillContext, write: RecordFill, draft: StoredRecord): Promise<Form> {
  const { definition } = write.form;
  const [system] = await systemValues(context.trx, [draft.system], [context.actor]);
  const shown = systemControlValues(definition, system!);
  const { creater, createdDeptId } = system!;
  return openForm(context, {
    definition,
    executor: context.trx,
    permission: withLockedColumns(write.permission),
    // Without `stored` the engine calculates every formula; defaults do not apply, because each item has a value, possibly empty.
    stored: write.record !== null && write.recompute === 'changed',
    values: write.record
      ? { ...(await markSharedReferences(context.trx, definition, draft.id, draft.values)), ...shown }
      : withoutEmpty(shown),
    originator: { person: creater as Unit | null, department: createdDeptId as Unit | null },
    ownRows: write.record
      ? await ownRows(context.trx, write.record, { personId: context.actor.id, permission: write.permission })
      : undefined,
  });
}

/** Empty system fields leave room for the control's default. */
function withoutEmpty(shown: FormValues): FormValues {
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null));
}

/** Applies a patch to an opened form; refuses all of it with every issue. */
export async function applyPatch(
  context: FillContext,
  { model, form, record }: RecordFill,
  { opened, recordId, merged }: { readonly opened: Form; readonly recordId: string; readonly merged: Patch },
): Promise<Patch> {
  const strange = unknownPaths(form.definition, merged);
  if (strange.length > 0) refuseIssues(context, form.definition, strange);
  const held = new Set(record ? referencesIn(model.definition.dataItems, record.values).map(({ kind, id }) => `${kind}:${id}`) : []);
  const { patch, issues } = await resolveReferences(context.trx, {
    model: model.definition,
    form: form.definition,
    patch: merged,
    requester: context,
    recordId,
    held,
  });
  const named = await nameAreas({ model: model.definition, form: form.definition, patch });
  if (opened.comparesUnits) opened.preloadUnits(await unitFacts(context.trx, unitIdsIn(named.patch)));
  const refused = [
    ...(await guardPatch(context.trx, model.definition, record, merged)),
    ...opened.applyPatch(named.patch),
    ...issues,
    ...named.issues,
  ];
  if (refused.length > 0) refuseIssues(context, form.definition, refused);
  return named.patch;
}

/** Returns the ids of all units in a patch, including the edits that events made. */
function unitIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'unitType' in value && 'id' in value && idSchema.safeParse(value.id).success ? [value.id as string] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(unitIdsIn)])];
}

/** Returns the data items after the form's changes, in their stored form; items that the form does not show stay unchanged. */
export function storedValues({ model }: RecordFill, draft: StoredRecord, formValues: FormValues): FormValues {
  const table = tableOf(model.definition);
  const values: Record<string, FieldValue> = {};
  for (const stored of table.items) {
    const { code } = stored.item;
    values[code] = storedForm(stored, code in formValues ? formValues[code] : draft.values[code]);
  }
  for (const { item, items } of table.sheets) {
    const rows = (formValues[item.code] ?? draft.values[item.code] ?? []) as readonly SheetRow[];
    values[item.code] = rows.map((row) => {
      const cells = rowValues(row);
      return { id: row.id, ...Object.fromEntries(items.map((stored) => [stored.item.code, storedForm(stored, cells[stored.item.code])])) };
    }) as unknown as FieldValue;
  }
  return values;
}

/** Attaches every file in the values to this record. */
function ownFiles({ trx, actor, now }: CommandContext, { model }: RecordWrite, recordId: string, values: FormValues): Promise<FormValues> {
  return claimFiles(trx, { model: model.definition, recordId, personId: actor.id, at: now() }, values);
}

async function validate(
  context: CommandContext,
  write: RecordWrite,
  opened: Form,
  { patch, record }: { patch: Patch; record: StoredRecord },
): Promise<void> {
  const issues: Issue[] = [
    ...sizeIssues(write.model.definition, record.values),
    ...(await scopeIssues(context, opened, patch, write.record)),
    ...(await recordConditionIssues(context, opened, patch, write.record)),
  ];
  if (write.validation === 'full') {
    const found = opened.validate({ full: true });
    const reported = new Set(found.filter(({ code }) => code === 'noRepeat').map(({ path }) => path));
    const repeats = await repeatIssues(context.trx, write.model, record.id, record.values);
    issues.push(...found, ...repeats.filter(({ path }) => !reported.has(path)));
  } else if (write.validation === 'changed') {
    issues.push(...opened.validate({ full: false }).filter(({ path }) => path in patch.values || path in patch.rows));
  }
  // A failed calculation is not stored as a result, visible or not.
  const unanswered = write.validation === 'none' ? [] : opened.failures().map((issue) => unseen(write, issue));
  const shown = [...issues.filter(({ code, path }) => code !== 'ServiceFailed' && isVisible(write.permission, path)), ...unanswered];
  if (shown.length > 0) refuseIssues(context, write.form.definition, shown);
}

/** Removes hidden fields from an issue. */
function unseen({ permission }: RecordWrite, issue: Issue): Issue {
  return isVisible(permission, issue.path) ? issue : { ...issue, path: '' };
}

interface Outcome {
  readonly draft: StoredRecord;
  readonly form: Form;
  readonly values: FormValues;
  readonly patch: Patch;
}

async function store(context: CommandContext, write: RecordWrite, { draft, form, values, patch }: Outcome): Promise<WrittenRecord> {
  const { trx, actor, locale } = context;
  const diff = diffRecord(write.model.definition, draft.values, values);
  const system = await nextSystem(context, write, draft, form.values());
  const isChanged = write.record === null || diff.changes.length > 0 || JSON.stringify(system) !== JSON.stringify(draft.system);
  if (!isChanged) return { record: { ...draft, values }, changedPaths: [] };

  const at = context.now();
  const record: StoredRecord = {
    id: draft.id,
    version: draft.version + 1,
    values,
    system: { ...system, modifier: actor.id, modifiedTime: at },
  };
  const change = changeWrite(context, write, record, diff);
  const storeRecord = write.record ? updateRecord : insertRecord;
  await refusingRepeats(write.model, locale, () => storeRecord(trx, write.model, { record, diff, change }));
  return { record, changedPaths: changedPaths(write, diff, patch).filter((path) => isVisible(write.permission, path)) };
}

async function nextSystem(context: CommandContext, write: RecordWrite, draft: StoredRecord, formValues: FormValues): Promise<RecordSystem> {
  const urgency = write.form.definition.controls.find(({ type }) => systemFieldOf(type) === 'urgencyLevel');
  const isFinal = write.validation === 'full';
  const { system } = draft;
  return {
    ...system,
    sequenceStatus: write.status ?? system.sequenceStatus,
    workflowInstanceId: write.workflowInstanceId ?? system.workflowInstanceId,
    urgencyLevel: urgency && urgency.key in formValues ? (formValues[urgency.key] as string | null) : system.urgencyLevel,
    formVersion: system.formVersion ?? (isFinal ? write.form.version : null),
    sequenceNo: system.sequenceNo ?? (isFinal ? await numberFor(context, write, draft.id) : null),
  };
}

function numberFor(context: CommandContext, { model }: RecordWrite, recordId: string): Promise<string> {
  return nextSequenceNumber(context.trx, model.definition, { recordId, at: context.now(), timeZone: context.timeZone });
}

/** The first version changes every field, so it needs no list. */
function changeWrite({ actor }: CommandContext, { model }: RecordWrite, record: StoredRecord, diff: RecordDiff): readonly Write[] {
  const { id: record_id, version, system } = record;
  const changes = version === 1 ? [] : diff.changes;
  const row = { record_id, version, schema_code: model.definition.code, changes, actor: actor.id, at: system.modifiedTime };
  return insertRows('record_changes', [row]);
}
