import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const createDictionary = post<typeof contracts.createDictionary>('/api/data_dictionary/create');
export const deleteDictionary = post<typeof contracts.deleteDictionary>('/api/data_dictionary/delete');
export const enableDictionary = post<typeof contracts.enableDictionary>('/api/data_dictionary/enable');
export const getDictionary = get<typeof contracts.getDictionary>('/api/data_dictionary/get');
export const listDictionaries = get<typeof contracts.listDictionaries>('/api/data_dictionary/list');
export const sortDictionary = post<typeof contracts.sortDictionary>('/api/data_dictionary/sort');
export const updateDictionary = post<typeof contracts.updateDictionary>('/api/data_dictionary/update');
