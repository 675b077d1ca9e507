export { approvalOpinions } from './views/approval-opinions.ts';
export { claimOpinion } from './actions/claim-opinion.ts';
export { execute, type Execution, type Order } from './execute.ts';
export {
  createInstance,
  discardDraft,
  instanceIdOfItem,
  loadInstance,
  lockInstance,
  lockInstanceOfItem,
  type LoadedInstance,
} from './instance-store.ts';
export { mayReadInstance, rightsAt, rightsAtNew, type Rights } from './rights.ts';
export { workflowModule } from './module.ts';
