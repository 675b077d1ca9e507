/** Rules of delegation. */
import { defineModule } from '../../../platform/http/module.ts';
import { trustRefusals } from './refusals.ts';
import {
  createWorkflowTrustEndpoint,
  deleteWorkflowTrustEndpoint,
  getWorkflowTrustEndpoint,
  listTrustWorkflowsEndpoint,
  queryWorkflowTrustEndpoint,
  updateWorkflowTrustEndpoint,
} from './trust.endpoint.ts';

export const trustModule = defineModule({
  name: 'trust',
  description: 'Delegation of work for a time.',
  refusals: trustRefusals,
  endpoints: [
    createWorkflowTrustEndpoint,
    updateWorkflowTrustEndpoint,
    deleteWorkflowTrustEndpoint,
    queryWorkflowTrustEndpoint,
    getWorkflowTrustEndpoint,
    listTrustWorkflowsEndpoint,
  ],
});
