import type { FormPermission } from './permission.ts';

export const fullPermission: FormPermission = { others: { e: true, v: true }, controls: {} };
export const readPermission: FormPermission = { others: { e: false, v: true }, controls: {} };
