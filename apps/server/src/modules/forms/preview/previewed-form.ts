import { readPermission, type FormPermission, type FormValues } from '@inkstone/schema';
import { activityGrant } from '@inkstone/workflow';
import type { PreviewedActivity, QueryContext } from '../../../platform/http/request-context.ts';
import { loadForm, loadWorkflow } from '../../apps/index.ts';
import { modelAccess } from '../../permissions/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import type { AskingForm } from '../questions/asking-form.ts';
import { openStored } from '../reading/open-stored.ts';
import { readRecord } from '../reading/read-record.ts';
import { sentForm } from '../reading/sent-form.ts';

interface PreviewedForm {
  readonly schemaCode: string;
  readonly formCode?: string | undefined;
  readonly objectId?: string | undefined;
}

/**
 * The form of a preview: the one that is designed, also on a record that was written with another version, with the rights at an activity
 * or else of somebody who fills in a new one.
 */
export async function previewedForm(
  context: QueryContext,
  at: PreviewedActivity | null,
  { schemaCode, formCode, objectId }: PreviewedForm,
): Promise<AskingForm> {
  const { definition } = await loadForm(context.db, schemaCode, formCode);
  const permission = await previewedPermission(context, at, schemaCode);
  const read = objectId === undefined ? null : await readRecord(context.db, context, { schemaCode, objectId });
  return { definition, permission, schemaCode, stored: read?.record.values ?? {}, read };
}

/** The values of a record in the form that is designed, as far as the person may see them; never what others wrote in its workflow. */
export async function previewedValues(
  context: QueryContext,
  { schemaCode, formCode, objectId }: PreviewedForm & { readonly formCode: string; readonly objectId: string },
): Promise<FormValues> {
  const { record, rights } = await readRecord(context.db, context, { schemaCode, objectId });
  const current: StoredRecord = { ...record, system: { ...record.system, formCode, formVersion: null } };
  const { opened } = await openStored(context, { record: current, schemaCode, instance: null }, rights);
  const { values } = sentForm(opened, rights.permission);
  opened.dispose();
  return values;
}

/** What somebody may see and edit at an activity, or in a new form without a workflow. */
export async function previewedPermission(
  context: QueryContext,
  at: PreviewedActivity | null,
  schemaCode: string,
): Promise<FormPermission> {
  if (at) return activityGrant((await loadWorkflow(context.db, at.workflowCode)).definition, at.activityCode);
  return (await modelAccess(context.db, context, schemaCode)).newPermission ?? readPermission;
}
