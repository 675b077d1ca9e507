import type * as contracts from '../index.ts';
import { get } from './route.ts';

export const getPageByCode = get<typeof contracts.getPageByCode>('/api/portal/page/getByCode');
export const listPages = get<typeof contracts.listPages>('/api/portal/page/list');
