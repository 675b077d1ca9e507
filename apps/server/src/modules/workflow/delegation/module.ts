/** Delegation rules. */
import { defineModule } from '../../../platform/http/module.ts';
import { delegationRefusals } from './refusals.ts';
import {
  createWorkflowTrustEndpoint,
  deleteWorkflowTrustEndpoint,
  getWorkflowTrustEndpoint,
  listTrustWorkflowsEndpoint,
  queryWorkflowTrustEndpoint,
  updateWorkflowTrustEndpoint,
} from './delegation.endpoint.ts';

export const delegationModule = defineModule({
  name: 'trust',
  description: 'Temporary delegation of work.',
  refusals: delegationRefusals,
  endpoints: [
    createWorkflowTrustEndpoint,
    updateWorkflowTrustEndpoint,
    deleteWorkflowTrustEndpoint,
    queryWorkflowTrustEndpoint,
    getWorkflowTrustEndpoint,
    listTrustWorkflowsEndpoint,
  ],
});
