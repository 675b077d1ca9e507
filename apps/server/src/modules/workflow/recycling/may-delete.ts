import type { Actor } from '../../../platform/http/request-context.ts';
import { administers } from '../administration/administers.ts';
import type { InstanceRow } from '../instance/instance-store.ts';

/** May administrators of the workflow, or the initiator of a cancelled instance, delete it? Drafts are discarded through the form. */
export function mayDelete(row: Pick<InstanceRow, 'status' | 'initiator_id' | 'app_code' | 'workflow_code'>, actor: Actor): boolean {
  if (row.status === 'DRAFT') return false;
  return administers(actor, row) || (row.status === 'CANCELED' && row.initiator_id === actor.id);
}
