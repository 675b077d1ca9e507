/** Records of business models: loading, writing through the form engine, conditions over them. */
export { conditionScope, evaluateOnRecord, settled, type ConditionEnvironment, type RecordScope } from './condition-scope.ts';
export { importRecords } from './import-records.ts';
export { newRecord } from './new-record.ts';
export { loadRecord } from './load-record.ts';
export { previewRecord, type RecordPreview } from './preview-record.ts';
export { setRecordOwner, setRecordStatus } from './record-status.ts';
export type { RecordWrite, WrittenRecord } from './record-write.ts';
export type { RecordSystem, StoredRecord } from './stored-record.ts';
export { writeRecord, type FillContext } from './write-record.ts';
export { recordsModule } from './module.ts';
