export { administers } from './administration/administers.ts';
export { claimOpinion } from './actions/claim-opinion.ts';
export { scannedSignatures, type IsScanned } from './actions/scanned-signatures.ts';
export { childWorkers } from './children/child-workers.ts';
export { execute, type Execution, type Order } from './execute.ts';
export { storeFirstView } from './first-view.ts';
export { workflowFigures } from './figures/workflow-figures.ts';
export { handOverWorker } from './hand-over/hand-over-worker.ts';
export {
  createInstance,
  newInstance,
  discardDraft,
  instanceIdOfItem,
  loadInstance,
  loadInstanceOfItem,
  lockInstance,
  lockInstanceOfItem,
  type LoadedInstance,
} from './instance/instance-store.ts';
export { instanceTitle, titleOf } from './instance/instance-title.ts';
export { workflowModule } from './module.ts';
export { choicesAt, type ChoiceContext } from './participants/choices-at.ts';
export { unitePermissions } from './rights/permission-union.ts';
export { countRunning, hasTaskText, openTasksOf, workflowVersionsOf } from './record-work.ts';
export { purgeRecycleBin } from './recycling/purge.ts';
export { workflowRefusals } from './refusals.ts';
export { replayCheckAll } from './replay/replay-check-all.ts';
export { isBeingEdited, mayReadInstance, rightsAt, rightsAtNew, type Rights } from './rights/rights.ts';
export type { BusinessRule } from './services/business-rule.ts';
export { serviceWorkers } from './services/service-workers.ts';
export { timerWorker } from './signals/fire-timer.ts';
export { systemContext, type JobEnvironment } from './signals/system-context.ts';
export type { TrialContext, TrialDocuments } from './trial/play-trial.ts';
export { runScenario } from './trial/run-scenario.ts';
export { delegationWorker } from './delegation/apply-delegation.ts';
export { delegationModule } from './delegation/module.ts';
export { principalsFor, startedFor } from './delegation/started-for.ts';
export { storeUnsentOpinion, unsentOpinion } from './instance/unsent-opinion.ts';
export { migrationWorker } from './versions/migration-worker.ts';
export { approvalOpinions } from './views/approval-opinions.ts';
export { decisionHistory, type Decision, type DecisionKind } from './views/decision-history.ts';
export { predictionAt, type PredictionContext } from './views/prediction-at.ts';
