export { claimOpinion } from './actions/claim-opinion.ts';
export { scannedSignatures, type IsScanned } from './actions/scanned-signatures.ts';
export { childWorkers } from './children/child-workers.ts';
export { conditionProblems, formulaProblems } from './condition-problems.ts';
export { controlsOfPeople } from './controls-of-people.ts';
export { execute, type Execution, type Order } from './execute.ts';
export { noteFirstView } from './first-view.ts';
export { handOverWorker } from './hand-over/hand-over-worker.ts';
export {
  createInstance,
  discardDraft,
  instanceIdOfItem,
  loadInstance,
  lockInstance,
  lockInstanceOfItem,
  type LoadedInstance,
} from './instance-store.ts';
export { instanceTitle, titleOf } from './instance-title.ts';
export { workflowModule } from './module.ts';
export { choicesAt, type ChoicePlace } from './participants/choices-at.ts';
export { unitePermissions } from './permission-union.ts';
export { hasTaskText, openTasksOf, workflowVersionsOf } from './record-work.ts';
export { purgeRecycleBin } from './recycling/purge.ts';
export { workflowRefusals } from './refusals.ts';
export { replayCheckAll } from './replay-check-all.ts';
export { isBeingEdited, mayReadInstance, rightsAt, rightsAtNew, type Rights } from './rights.ts';
export type { BusinessRule } from './services/business-rule.ts';
export { serviceWorkers } from './services/service-workers.ts';
export { timerWorker } from './signals/fire-timer.ts';
export { systemContext, type Surroundings } from './signals/system-context.ts';
export type { TrialContext } from './trial/play-trial.ts';
export { runScenario } from './trial/run-scenario.ts';
export { scenariosOf } from './trial/scenario-store.ts';
export { trustWorker } from './trust/apply-trust.ts';
export { trustModule } from './trust/module.ts';
export { principalsFor, startedFor } from './trust/started-for.ts';
export { keepUnsentOpinion, unsentOpinion } from './unsent-opinion.ts';
export { migrationWorker } from './versions/migration-worker.ts';
export { approvalOpinions } from './views/approval-opinions.ts';
export { decisionHistory, type Decision, type DecisionKind } from './views/decision-history.ts';
export { predictionAt, type PredictionPlace } from './views/prediction-at.ts';
