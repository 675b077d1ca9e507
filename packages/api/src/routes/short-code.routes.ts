import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const getShortCode = post<typeof contracts.getShortCode>('/api/runtime/form/getShortCode');
export const resolveShortCode = get<typeof contracts.resolveShortCode>('/api/runtime/short_code/resolve');
export const shortCodeImage = get<typeof contracts.shortCodeImage>('/api/runtime/short_code/image');
