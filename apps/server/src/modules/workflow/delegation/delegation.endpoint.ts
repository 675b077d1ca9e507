import {
  createWorkflowTrust,
  deleteWorkflowTrust,
  getWorkflowTrust,
  listTrustWorkflows,
  queryWorkflowTrust,
  updateWorkflowTrust,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';
import { presentDelegations, workflowNames } from './present-delegations.ts';
import { createDelegation, deleteDelegation, updateDelegation } from './write-delegation.ts';

/** Principals manage their own delegations, agents may read them, administrators manage all. */
const permission = 'participant';

export const createWorkflowTrustEndpoint = defineCommand(createWorkflowTrust, {
  permission,
  async handle(context, input) {
    const [delegation] = await presentDelegations(context.trx, context, [await createDelegation(context, input)]);
    return delegation!;
  },
});

export const updateWorkflowTrustEndpoint = defineCommand(updateWorkflowTrust, {
  permission,
  async handle(context, input) {
    const [delegation] = await presentDelegations(context.trx, context, [await updateDelegation(context, input)]);
    return delegation!;
  },
});

export const deleteWorkflowTrustEndpoint = defineCommand(deleteWorkflowTrust, {
  permission,
  async handle(context, { id }) {
    await deleteDelegation(context, id);
    return true;
  },
});

export const queryWorkflowTrustEndpoint = defineQuery(queryWorkflowTrust, {
  permission,
  async handle(context, { scope, cursor, size }) {
    const { db, actor } = context;
    if (scope === 'all' && !actor.isAdmin) refuse('not-allowed');
    if (cursor !== undefined && !isId(cursor)) refuse('malformed');
    const rows = await db
      .selectFrom('workflow_trusts')
      .selectAll()
      .where('deleted_at', 'is', null)
      .$if(scope === 'given', (query) => query.where('principal_id', '=', actor.id))
      .$if(scope === 'got', (query) => query.where('agent_id', '=', actor.id))
      .$if(cursor !== undefined, (query) => query.where('id', '<', cursor!))
      .orderBy('id', 'desc')
      .limit(size + 1)
      .execute();
    const page = rows.slice(0, size);
    return { items: await presentDelegations(db, context, page), next: rows.length > size ? page.at(-1)!.id : null };
  },
});

export const getWorkflowTrustEndpoint = defineQuery(getWorkflowTrust, {
  permission,
  async handle(context, { id }) {
    const { db, actor } = context;
    const delegation = await db
      .selectFrom('workflow_trusts')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!delegation) refuse('not-found');
    if (delegation.principal_id !== actor.id && delegation.agent_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
    const [presented] = await presentDelegations(db, context, [delegation]);
    return presented!;
  },
});

export const listTrustWorkflowsEndpoint = defineQuery(listTrustWorkflows, {
  permission: 'signed-in',
  handle: ({ db }) => workflowNames(db),
});
