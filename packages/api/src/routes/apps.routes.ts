import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const compareDocumentVersions = get<typeof contracts.compareDocumentVersions>('/api/app/document/compare');
export const listDocuments = get<typeof contracts.listDocuments>('/api/app/document/list');
export const listDocumentVersions = get<typeof contracts.listDocumentVersions>('/api/app/document/versions');
export const listModelItems = get<typeof contracts.listModelItems>('/api/app/model/items');
export const listModelLists = get<typeof contracts.listModelLists>('/api/app/model/lists');
export const exportPackage = get<typeof contracts.exportPackage>('/api/app/package/export');
export const importPackage = post<typeof contracts.importPackage>('/api/app/package/import');
export const previewPackage = post<typeof contracts.previewPackage>('/api/app/package/preview');
