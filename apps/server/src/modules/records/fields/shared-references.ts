import type { ControlDefinition, FieldValue, FormDefinition, FormValues, Issue, ModelDefinition, SheetRow } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { modelAccess } from '../../permissions/index.ts';

type Part = Pick<ControlDefinition, 'key' | 'options'>;

/** A reference whose record somebody shares, marked `isAuthorize` in its value. */
interface SharedReference {
  /** The control; a sheet's column as `lines.picker`. */
  readonly path: string;
  readonly id: string;
}

const isOptional = ({ options }: Part): boolean => options['isAuthorize'] === 'Optional';

/** Does the form let people decide which records they share? */
export function hasOptionalSharing({ controls }: FormDefinition): boolean {
  return controls.some((control) => isOptional(control) || control.columns?.some(isOptional));
}

/** Marks the shared references in the values of a stored record. */
export async function markSharedReferences(
  executor: Executor,
  form: FormDefinition,
  recordId: string,
  values: FormValues,
): Promise<FormValues> {
  if (!hasOptionalSharing(form)) return values;
  const shared = new Set((await storedReferences(executor, recordId)).map(keyOf));
  return changeReferences(form, values, (reference, path) =>
    shared.has(keyOf({ path, id: reference.id })) ? { ...reference, isAuthorize: true } : reference,
  );
}

/** Is the reference at this path of a record shared? */
export async function isSharedAt(executor: Executor, recordId: string, { path, id }: SharedReference): Promise<boolean> {
  return (await storedReferences(executor, recordId)).some((shared) => shared.path === path && shared.id === id);
}

/**
 * Stores which references the form's values mark as shared. Returns an issue for each newly shared record that the actor may not read
 * themselves: seeing it through a task does not allow sharing it.
 */
export async function storeSharedReferences(
  context: CommandContext,
  { form, model }: { readonly form: FormDefinition; readonly model: ModelDefinition },
  recordId: string,
  values: FormValues,
): Promise<readonly Issue[]> {
  if (!hasOptionalSharing(form)) return [];
  const { trx, actor, now } = context;
  const wanted = new Map<string, SharedReference>();
  changeReferences(form, values, (reference, path) => {
    const shared = { path, id: reference.id };
    if (reference.isAuthorize === true) wanted.set(keyOf(shared), shared);
    return reference;
  });
  const stored = await storedReferences(trx, recordId);
  const known = new Set(stored.map(keyOf));
  const added = [...wanted.values()].filter((shared) => !known.has(keyOf(shared)));
  const gone = stored.filter((shared) => !wanted.has(keyOf(shared)));
  const issues: Issue[] = [];
  for (const shared of added) {
    const mayRead = await isReadable(context, targetOf(model, shared.path), shared.id);
    if (!mayRead) issues.push({ code: 'NotLendable', path: shared.path });
  }
  if (issues.length > 0) return issues;
  for (const { path, id } of gone) {
    await trx
      .deleteFrom('lent_references')
      .where('record_id', '=', recordId)
      .where('place', '=', path)
      .where('target_id', '=', id)
      .execute();
  }
  const row = { record_id: recordId, lent_by: actor.id, lent_at: now() };
  if (added.length > 0) {
    await trx
      .insertInto('lent_references')
      .values(added.map(({ path, id }) => ({ ...row, place: path, target_id: id })))
      .execute();
  }
  return [];
}

const keyOf = ({ path, id }: SharedReference): string => `${path} ${id}`;

async function storedReferences(executor: Executor, recordId: string): Promise<readonly SharedReference[]> {
  return executor.selectFrom('lent_references').select(['place as path', 'target_id as id']).where('record_id', '=', recordId).execute();
}

async function isReadable(context: CommandContext, schemaCode: string | undefined, id: string): Promise<boolean> {
  if (schemaCode === undefined) return false;
  const { trx } = context;
  const readable = (await modelAccess(trx, context, schemaCode)).records('view');
  const { rows } = await sql`select 1 from ${sql.id('biz', schemaCode)} r where r.id = ${id}::uuid and ${readable}`.execute(trx);
  return rows.length > 0;
}

function targetOf({ dataItems }: ModelDefinition, path: string): string | undefined {
  const [code, column] = path.split('.');
  const item = dataItems.find((each) => each.code === code);
  return column === undefined ? item?.schemaCode : item?.dataItems?.find((each) => each.code === column)?.schemaCode;
}

interface Marked {
  readonly id: string;
  readonly isAuthorize?: unknown;
}

/** Replaces every reference of controls with optional sharing by the result of `change`. */
function changeReferences(form: FormDefinition, values: FormValues, change: (reference: Marked, path: string) => Marked): FormValues {
  const of = (value: FieldValue | undefined, path: string): FieldValue => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return (value as readonly Marked[]).map((each) => change(each, path)) as unknown as FieldValue;
    return change(value as unknown as Marked, path) as unknown as FieldValue;
  };
  const changed: Record<string, FieldValue> = { ...values };
  for (const control of form.controls) {
    const { key, columns = [] } = control;
    if (key in changed && isOptional(control)) changed[key] = of(changed[key], key);
    const open = columns.filter(isOptional);
    if (open.length === 0 || !Array.isArray(changed[key])) continue;
    changed[key] = (changed[key] as readonly SheetRow[]).map((row) => ({
      ...row,
      ...Object.fromEntries(open.map((column) => [column.key, of(row[column.key], `${key}.${column.key}`)])),
    })) as unknown as FieldValue;
  }
  return changed;
}
