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
import { presentTrusts, workflowNames } from './present-trusts.ts';
import { createTrust, deleteTrust, updateTrust } from './write-trust.ts';

/** The principal's own, the agent's to look at; administrators everybody's. */
const permission = 'participant';

export const createWorkflowTrustEndpoint = defineCommand(createWorkflowTrust, {
  permission,
  async handle(context, input) {
    const [trust] = await presentTrusts(context.trx, context, [await createTrust(context, input)]);
    return trust!;
  },
});

export const updateWorkflowTrustEndpoint = defineCommand(updateWorkflowTrust, {
  permission,
  async handle(context, input) {
    const [trust] = await presentTrusts(context.trx, context, [await updateTrust(context, input)]);
    return trust!;
  },
});

export const deleteWorkflowTrustEndpoint = defineCommand(deleteWorkflowTrust, {
  permission,
  async handle(context, { id }) {
    await deleteTrust(context, id);
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
    return { items: await presentTrusts(db, context, page), next: rows.length > size ? page.at(-1)!.id : null };
  },
});

export const getWorkflowTrustEndpoint = defineQuery(getWorkflowTrust, {
  permission,
  async handle(context, { id }) {
    const { db, actor } = context;
    const trust = await db
      .selectFrom('workflow_trusts')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!trust) refuse('not-found');
    if (trust.principal_id !== actor.id && trust.agent_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
    const [presented] = await presentTrusts(db, context, [trust]);
    return presented!;
  },
});

export const listTrustWorkflowsEndpoint = defineQuery(listTrustWorkflows, {
  permission: 'signed-in',
  handle: ({ db }) => workflowNames(db),
});
