import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const formAsk = post<typeof contracts.formAsk>('/api/runtime/form/ask');
export const formCopy = post<typeof contracts.formCopy>('/api/runtime/form/copy');
export const formDelete = post<typeof contracts.formDelete>('/api/runtime/form/delete');
export const formImportRelevanceData = post<typeof contracts.formImportRelevanceData>('/api/runtime/form/import_relevance_data');
export const formLoad = get<typeof contracts.formLoad>('/api/runtime/form/load');
export const formSave = post<typeof contracts.formSave>('/api/runtime/form/save');
export const formSubmit = post<typeof contracts.formSubmit>('/api/runtime/form/submit');
export const executeCustomButton = post<typeof contracts.executeCustomButton>('/api/runtime/form/executeCustomButton');
