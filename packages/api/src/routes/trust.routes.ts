import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const createWorkflowTrust = post<typeof contracts.createWorkflowTrust>('/api/runtime/workflowTrust/createWorkflowTrust');
export const deleteWorkflowTrust = post<typeof contracts.deleteWorkflowTrust>('/api/runtime/workflowTrust/deleteWorkflowTrust');
export const listTrustWorkflows = get<typeof contracts.listTrustWorkflows>('/api/runtime/workflowTrust/listWorkflows');
export const queryWorkflowTrust = get<typeof contracts.queryWorkflowTrust>('/api/runtime/workflowTrust/queryWorkflowTrust');
export const updateWorkflowTrust = post<typeof contracts.updateWorkflowTrust>('/api/runtime/workflowTrust/updateWorkflowTrust');
