import type { Actor } from '../../../platform/http/request-context.ts';
import { administers } from '../administration/administers.ts';
import type { InstanceRow } from '../instance-store.ts';

/** Who looks after the workflow, and the initiator where it was cancelled. Drafts are thrown away by the form. */
export function mayDelete(row: Pick<InstanceRow, 'status' | 'initiator_id' | 'app_code' | 'workflow_code'>, actor: Actor): boolean {
  if (row.status === 'DRAFT') return false;
  return administers(actor, row) || (row.status === 'CANCELED' && row.initiator_id === actor.id);
}
