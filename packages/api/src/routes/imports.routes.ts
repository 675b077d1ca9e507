import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const exportTemplate = get<typeof contracts.exportTemplate>('/api/runtime/query/export_template');
export const importData = post<typeof contracts.importData>('/api/runtime/query/import_data');
export const importCancel = post<typeof contracts.importCancel>('/api/runtime/query/import_data/cancel');
export const importCheck = post<typeof contracts.importCheck>('/api/runtime/query/import_data/check');
export const importFaults = get<typeof contracts.importFaults>('/api/runtime/query/import_data/faults');
export const importFaultsFile = get<typeof contracts.importFaultsFile>('/api/runtime/query/import_data/faults_file');
export const importRun = post<typeof contracts.importRun>('/api/runtime/query/import_data/run');
export const importProgress = get<typeof contracts.importProgress>('/api/runtime/query/import_progress');
export const secondImportData = post<typeof contracts.secondImportData>('/api/runtime/query/second_import_data');
export const userImportProgress = get<typeof contracts.userImportProgress>('/api/runtime/query/user_import_progress');
