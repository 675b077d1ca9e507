/** Publishing applications: all checks of their documents, the tables of their models, and the stored versions. */
export { publishingModule } from './module.ts';
export { countRecords } from './count-records.ts';
export { externalObjectsOf, planApp, planDefinition } from './plan-app.ts';
export { playScenarios, type PlayedScenario } from './checks/check-scenarios.ts';
export { planTables } from './plan-tables.ts';
export { valueCopyWorkers } from './value-copy/run-value-copy.ts';
export { cancelValueCopy, startValueCopy, valueCopies } from './value-copy/value-copies.ts';
export { presentIssues } from './present-issues.ts';
export { storedValues } from './stored-values.ts';
export { publishApp, type Installation, type Publication, type PublishedDocument } from './publish-app.ts';
