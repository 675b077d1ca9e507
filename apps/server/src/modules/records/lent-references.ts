import type { ControlDefinition, FieldValue, FormDefinition, FormValues, Issue, ModelDefinition, SheetRow } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { modelAccess } from '../permissions/index.ts';

type Part = Pick<ControlDefinition, 'key' | 'options'>;

/** A reference that somebody lends, marked `isAuthorize` in its value. */
interface Lent {
  /** The control, a sheet's column as `lines.picker`. */
  readonly place: string;
  readonly id: string;
}

const leavesItOpen = ({ options }: Part): boolean => options['isAuthorize'] === 'Optional';

/** Does the form leave it to people what they lend? */
function isConcerned({ controls }: FormDefinition): boolean {
  return controls.some((control) => leavesItOpen(control) || control.columns?.some(leavesItOpen));
}

/** Marks the references of a stored record that somebody lent. */
export async function markLent(executor: Executor, form: FormDefinition, recordId: string, values: FormValues): Promise<FormValues> {
  if (!isConcerned(form)) return values;
  const lent = new Set((await storedLendings(executor, recordId)).map(nameOf));
  return changeReferences(form, values, (reference, place) =>
    lent.has(nameOf({ place, id: reference.id })) ? { ...reference, isAuthorize: true } : reference,
  );
}

/** Is a reference lent that stands at this place of a record? */
export async function isLentAt(executor: Executor, recordId: string, { place, id }: Lent): Promise<boolean> {
  return (await storedLendings(executor, recordId)).some((lent) => lent.place === place && lent.id === id);
}

/**
 * Keeps what the form's values mark as lent, and nothing else of the record. Answers an issue for each record that is lent anew by
 * somebody who may not read it themselves: having it in front of them is no right to hand it on.
 */
export async function keepLent(
  context: CommandContext,
  { form, model }: { readonly form: FormDefinition; readonly model: ModelDefinition },
  recordId: string,
  values: FormValues,
): Promise<readonly Issue[]> {
  if (!isConcerned(form)) return [];
  const { trx, actor, now } = context;
  const wanted = new Map<string, Lent>();
  changeReferences(form, values, (reference, place) => {
    const lent = { place, id: reference.id };
    if (reference.isAuthorize === true) wanted.set(nameOf(lent), lent);
    return reference;
  });
  const stored = await storedLendings(trx, recordId);
  const known = new Set(stored.map(nameOf));
  const added = [...wanted.values()].filter((lent) => !known.has(nameOf(lent)));
  const gone = stored.filter((lent) => !wanted.has(nameOf(lent)));
  const issues: Issue[] = [];
  for (const lent of added) {
    const mayRead = await isReadable(context, targetOf(model, lent.place), lent.id);
    if (!mayRead) issues.push({ code: 'NotLendable', path: lent.place });
  }
  if (issues.length > 0) return issues;
  for (const { place, id } of gone) {
    await trx
      .deleteFrom('lent_references')
      .where('record_id', '=', recordId)
      .where('place', '=', place)
      .where('target_id', '=', id)
      .execute();
  }
  const row = { record_id: recordId, lent_by: actor.id, lent_at: now() };
  if (added.length > 0) {
    await trx
      .insertInto('lent_references')
      .values(added.map(({ place, id }) => ({ ...row, place, target_id: id })))
      .execute();
  }
  return [];
}

const nameOf = ({ place, id }: Lent): string => `${place} ${id}`;

async function storedLendings(executor: Executor, recordId: string): Promise<readonly Lent[]> {
  return executor.selectFrom('lent_references').select(['place', 'target_id as id']).where('record_id', '=', recordId).execute();
}

async function isReadable(context: CommandContext, schemaCode: string | undefined, id: string): Promise<boolean> {
  if (schemaCode === undefined) return false;
  const { trx } = context;
  const readable = (await modelAccess(trx, context, schemaCode)).records('view');
  const { rows } = await sql`select 1 from ${sql.id('biz', schemaCode)} r where r.id = ${id}::uuid and ${readable}`.execute(trx);
  return rows.length > 0;
}

function targetOf({ dataItems }: ModelDefinition, place: string): string | undefined {
  const [code, column] = place.split('.');
  const item = dataItems.find((each) => each.code === code);
  return column === undefined ? item?.schemaCode : item?.dataItems?.find((each) => each.code === column)?.schemaCode;
}

interface Marked {
  readonly id: string;
  readonly isAuthorize?: unknown;
}

/** Every reference of the controls that leave it open, replaced by what `change` makes of it. */
function changeReferences(form: FormDefinition, values: FormValues, change: (reference: Marked, place: string) => Marked): FormValues {
  const of = (value: FieldValue | undefined, place: string): FieldValue => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return (value as readonly Marked[]).map((each) => change(each, place)) as unknown as FieldValue;
    return change(value as unknown as Marked, place) as unknown as FieldValue;
  };
  const changed: Record<string, FieldValue> = { ...values };
  for (const control of form.controls) {
    const { key, columns = [] } = control;
    if (key in changed && leavesItOpen(control)) changed[key] = of(changed[key], key);
    const open = columns.filter(leavesItOpen);
    if (open.length === 0 || !Array.isArray(changed[key])) continue;
    changed[key] = (changed[key] as readonly SheetRow[]).map((row) => ({
      ...row,
      ...Object.fromEntries(open.map((column) => [column.key, of(row[column.key], `${key}.${column.key}`)])),
    })) as unknown as FieldValue;
  }
  return changed;
}
