import type * as contracts from '../index.ts';
import { get } from './route.ts';

export const searchRecords = get<typeof contracts.searchRecords>('/api/runtime/search/records');
