import type { Form } from '@inkstone/form-engine';
import type { FormDefinition, FormValues, Unit } from '@inkstone/schema';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import {
  fillShownFields,
  markSharedReferences,
  openForm,
  ownRows,
  systemControlValues,
  systemValues,
  type OwnRows,
  type StoredRecord,
  type SystemValues,
} from '../../records/index.ts';
import { approvalOpinions, type LoadedInstance } from '../../workflow/index.ts';
import { formOfRecord, type FormRights } from './form-rights.ts';

/** The parts of a request context that reading a stored record needs. */
export type ReadingContext = Pick<QueryContext, 'db' | 'actor' | 'locale' | 'timeZone' | 'now' | 'log'>;

interface Stored {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
}

export interface OpenedRecord {
  /** The caller disposes of it. */
  readonly opened: Form;
  readonly system: SystemValues;
  /** The rows that the person added, in sheets where they may change only their own rows. */
  readonly ownRows: OwnRows | undefined;
}

/** Opens the form of a stored record with all its values, settled, under these rights, together with the record's system values. */
export async function openStored(
  context: ReadingContext,
  { record, schemaCode, instance }: Stored,
  rights: FormRights,
): Promise<OpenedRecord> {
  const { db } = context;
  const { definition } = await formOfRecord(db, record, schemaCode);
  const [system] = await systemValues(db, [record.system], [context.actor]);
  const { definition: model } = await loadModel(db, schemaCode);
  const marked = await markSharedReferences(db, definition, record.id, record.values);
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

/** Returns the opinions of approvers, which are stored with the instance, for every control that shows them. */
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
