export { execute, type Execution, type Order } from './execute.ts';
export {
  createInstance,
  discardDraft,
  instanceIdOfItem,
  loadInstance,
  loadInstanceOfItem,
  lockInstance,
  lockInstanceOfItem,
  type LoadedInstance,
} from './instance-store.ts';
export { noteFirstView } from './first-view.ts';
export { editsSomething, mayReadInstance, rightsAt, rightsAtNew, type Rights } from './rights.ts';
export { workflowModule } from './module.ts';
