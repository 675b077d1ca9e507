import { deleteWorkflowAdmin } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';

/** Open to system administrators. */
export const deleteWorkflowAdminEndpoint = defineCommand(deleteWorkflowAdmin, {
  permission: 'administrator',
  async handle({ trx }, { id }) {
    if (!isId(id)) refuse('not-found');
    const { numDeletedRows } = await trx.deleteFrom('workflow_admins').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) refuse('not-found');
    return true;
  },
});
