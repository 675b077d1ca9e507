import type { Form } from '@inkstone/form-engine';
import type { FormDefinition, FormValues, Unit } from '@inkstone/schema';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import {
  fillShownFields,
  markLent,
  openForm,
  ownRows,
  systemControlValues,
  systemValues,
  type OwnRows,
  type StoredRecord,
  type SystemValues,
} from '../records/index.ts';
import { approvalOpinions, type LoadedInstance } from '../workflow/index.ts';
import { formOfRecord, type FormRights } from './form-place.ts';

/** All that reading a stored record needs of a request. */
export type ReadingContext = Pick<QueryContext, 'db' | 'actor' | 'locale' | 'timeZone' | 'now' | 'log'>;

interface Stored {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
}

export interface OpenedRecord {
  /** Whoever had it opened disposes of it. */
  readonly opened: Form;
  readonly system: SystemValues;
  /** Of the sheets in which the person may change only rows of their own: which these are. */
  readonly ownRows: OwnRows | undefined;
}

/** The form of a stored record with all its values, settled, as these rights let it be seen; and what the record knows of itself. */
export async function openStored(
  context: ReadingContext,
  { record, schemaCode, instance }: Stored,
  rights: FormRights,
): Promise<OpenedRecord> {
  const { db } = context;
  const { definition } = await formOfRecord(db, record, schemaCode);
  const [system] = await systemValues(db, [record.system], [context.actor]);
  const { definition: model } = await loadModel(db, schemaCode);
  const marked = await markLent(db, definition, record.id, record.values);
  const values = await fillShownFields(db, model, definition, marked);
  const shown = rights.dataOnly ? null : instance;
  const own = await ownRows(db, record, { personId: context.actor.id, permission: rights.permission });
  const opened = openForm(context, {
    executor: db,
    definition,
    permission: rights.permission,
    stored: true,
    ownRows: own,
    values: { ...values, ...systemControlValues(definition, system!), ...(await opinionValues(context, definition, shown)) },
    originator: { person: system!.creater as Unit | null, department: system!.createdDeptId as Unit | null },
  });
  await opened.settled();
  return { opened, system: system!, ownRows: own };
}

/** What approvers said stands in the instance, and in every control that shows it. */
async function opinionValues(
  { db, locale }: ReadingContext,
  { controls }: FormDefinition,
  instance: LoadedInstance | null,
): Promise<FormValues> {
  const shown = controls.filter(({ type }) => type === 'approval-opinion');
  if (shown.length === 0 || instance === null) return {};
  const opinions = await approvalOpinions(db, instance, locale);
  return Object.fromEntries(shown.map(({ key }) => [key, opinions]));
}
