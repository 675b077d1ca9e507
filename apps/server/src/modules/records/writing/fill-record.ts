import type { Conflict, Form } from '@inkstone/form-engine';
import { idSchema, type FieldValue, type FormValues, type Issue, type Patch, type SheetRow, type Unit } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext, Requester } from '../../../platform/http/request-context.ts';
import { tableOf } from '../../apps/index.ts';
import { unitFacts } from '../../organization/index.ts';
import { nameAreas } from '../fields/area-names.ts';
import { refuseIssues } from './issue-refusal.ts';
import { openForm } from '../reading/open-form.ts';
import { ownRows } from '../fields/own-rows.ts';
import { fitExtensionValues } from '../fields/extension-values.ts';
import { guardPatch, noRows, unknownPaths, type ExistingRows } from './patch-guard.ts';
import { recordConditionIssues } from '../conditions/record-condition-issues.ts';
import { requiredReferenceIssues } from '../conditions/required-reference-issues.ts';
import { claimFiles } from '../fields/record-files.ts';
import type { RecordWrite } from './record-write.ts';
import { resolveReferences } from '../fields/reference-lookup.ts';
import { referencesIn } from '../fields/reference-names.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { rowValues, storedForm } from '../fields/stored-value.ts';
import { systemControlValues, systemValues } from '../fields/system-values.ts';
import { scopeIssues } from '../conditions/unit-scope-issues.ts';
import { markSharedReferences } from '../fields/shared-references.ts';
import { sizeIssues } from '../fields/value-size.ts';
import { isVisible, visibleRow, withLockedColumns } from '../fields/visible-field.ts';
import type { ReadAhead } from './read-ahead.ts';

/** A record after its form accepted a patch: nothing is written yet, except that its files belong to it. */
export interface FilledRecord {
  readonly draft: StoredRecord;
  /** The accepted patch, with stored names. */
  readonly patch: Patch;
  /** As they are stored. */
  readonly values: FormValues;
  /** As the form shows them. */
  readonly formValues: FormValues;
  /** What the form and the database object to, apart from values that repeat in other records. */
  readonly issues: readonly Issue[];
  /** Calculations that failed. */
  readonly failures: readonly Issue[];
}

/** What one write hands to another part of it. */
export interface Filling {
  readonly draft: StoredRecord;
  readonly merged: { readonly patch: Patch; readonly conflicts: readonly Conflict[] };
  /** Unset: everything is read when it is needed. */
  readonly ahead?: ReadAhead | undefined;
}

/** Opens the form of a record and applies a patch. Refuses a patch that the form does not accept, with all its issues. */
export async function fillRecord(context: CommandContext, write: RecordWrite, { draft, merged, ahead }: Filling): Promise<FilledRecord> {
  const form = await openRecordForm(context, write, draft, ahead);
  try {
    await form.settled();
    const patch = await applyPatch(context, write, {
      opened: form,
      recordId: draft.id,
      merged: merged.patch,
      ahead,
      isInserted: write.record === null && !ahead,
    });
    await form.settled();
    if (merged.conflicts.length > 0) refuse('conflict', {}, { conflicts: merged.conflicts.map((each) => visibleConflict(write, each)) });
    const fitted = fitExtensionValues(write, draft.values, form.values());
    if (fitted.issues.length > 0)
      refuseIssues(
        context,
        write.form.definition,
        fitted.issues.map((issue) => unseen(write, issue)),
      );
    const stored = storedValues(write, draft, fitted.values);
    const values = ahead ? stored : await ownFiles(context, write, draft.id, stored);
    const issues = await issuesOf(context, write, form, { patch, record: { ...draft, values } });
    return { draft, patch, values, issues, failures: form.failures(), formValues: form.values() };
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
export async function openRecordForm(
  context: FillContext,
  write: RecordFill,
  draft: StoredRecord,
  ahead?: Pick<ReadAhead, 'asked' | 'system'>,
): Promise<Form> {
  const { definition } = write.form;
  const system = ahead?.system ?? (await systemValues(context.trx, [draft.system], [context.actor]))[0]!;
  const shown = systemControlValues(definition, system);
  const { creater, createdDeptId } = system;
  return openForm(context, {
    definition,
    executor: context.trx,
    asked: ahead?.asked,
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

const none: ReadonlySet<string> = new Set();

/**
 * Applies a patch to an opened form; refuses all of it with every issue. Of a new record that is inserted afterwards (`isInserted`), rows
 * whose ids others have are looked for only if there are issues: the insert refuses them (`refusingTakenRows`).
 */
export async function applyPatch(
  context: FillContext,
  { model, form, record }: RecordFill,
  {
    opened,
    recordId,
    merged,
    ahead,
    isInserted = false,
  }: {
    readonly opened: Form;
    readonly recordId: string;
    readonly merged: Patch;
    readonly ahead?: ReadAhead | undefined;
    readonly isInserted?: boolean;
  },
): Promise<Patch> {
  const strange = unknownPaths(form.definition, merged);
  if (strange.length > 0) refuseIssues(context, form.definition, strange);
  const held = record ? new Set(referencesIn(model.definition.dataItems, record.values).map(({ kind, id }) => `${kind}:${id}`)) : none;
  const { patch, issues } = await resolveReferences(context.trx, {
    model: model.definition,
    form: form.definition,
    patch: merged,
    requester: context,
    recordId,
    held,
    found: ahead?.references,
  });
  const named = await nameAreas({ model: model.definition, form: form.definition, patch });
  if (opened.comparesUnits) opened.preloadUnits(await (ahead?.units ?? unitFacts)(context.trx, unitIdsIn(named.patch)));
  const guarded = (rows?: ExistingRows) => guardPatch(context.trx, model.definition, record, merged, rows);
  const others = [...opened.applyPatch(named.patch), ...issues, ...named.issues];
  if (isInserted && others.length === 0 && (await guarded(noRows)).length === 0) return named.patch;
  const refused = [...(await guarded(ahead?.rows)), ...others];
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

async function issuesOf(
  context: CommandContext,
  write: RecordWrite,
  opened: Form,
  { patch, record }: { patch: Patch; record: StoredRecord },
): Promise<Issue[]> {
  const issues: Issue[] = [
    ...sizeIssues(write.model.definition, record.values),
    ...(await scopeIssues(context, opened, patch, write.record)),
    ...(await recordConditionIssues(context, opened, patch, write.record)),
  ];
  if (write.validation === 'full') {
    issues.push(...opened.validate({ full: true }), ...(await requiredReferenceIssues(context, opened, record)));
  } else if (write.validation === 'changed') {
    issues.push(...opened.validate({ full: false }).filter(({ path }) => path in patch.values || path in patch.rows));
  }
  return issues;
}

/** Refuses with every issue of a filled record, if there is any: its own and `repeats`, values that stand in other records. */
export function refuseFilled(
  context: CommandContext,
  write: RecordWrite,
  { issues, failures }: FilledRecord,
  repeats: readonly Issue[],
): void {
  if (issues.length + failures.length + repeats.length === 0) return;
  const reported = new Set(issues.filter(({ code }) => code === 'noRepeat').map(({ path }) => path));
  const all = [...issues, ...repeats.filter(({ path }) => !reported.has(path))];
  // A failed calculation is not stored as a result, visible or not.
  const unanswered = write.validation === 'none' ? [] : failures.map((issue) => unseen(write, issue));
  const shown = [...all.filter(({ code, path }) => code !== 'ServiceFailed' && isVisible(write.permission, path)), ...unanswered];
  if (shown.length > 0) refuseIssues(context, write.form.definition, shown);
}

/** Removes hidden fields from an issue. */
function unseen({ permission }: RecordWrite, issue: Issue): Issue {
  return isVisible(permission, issue.path) ? issue : { ...issue, path: '' };
}
