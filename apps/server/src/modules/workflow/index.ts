export { choicesAt, type ChoicePlace } from './participants/choices-at.ts';
export { decisionHistory, type Decision, type DecisionKind } from './views/decision-history.ts';
export { approvalOpinions } from './views/approval-opinions.ts';
export { claimOpinion } from './actions/claim-opinion.ts';
export { keepUnsentOpinion, unsentOpinion } from './unsent-opinion.ts';
export { instanceTitle, titleOf } from './instance-title.ts';
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
export { handOverWorker } from './hand-over/hand-over-worker.ts';
export { purgeRecycleBin } from './recycling/purge.ts';
export { predictionAt, type PredictionPlace } from './views/prediction-at.ts';
export { noteFirstView } from './first-view.ts';
export { isBeingEdited, mayReadInstance, rightsAt, rightsAtNew, type Rights } from './rights.ts';
export { migrationWorker } from './versions/migration-worker.ts';
export { workflowModule } from './module.ts';
export { timerWorker } from './signals/fire-timer.ts';
export type { BusinessRule } from './services/business-rule.ts';
export { serviceWorkers } from './services/service-workers.ts';
export { childWorkers } from './children/child-workers.ts';
export { trustWorker } from './trust/apply-trust.ts';
export { trustModule } from './trust/module.ts';
