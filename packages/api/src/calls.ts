import { isCall, type Call } from './call.ts';
import * as exported from './groups.ts';

/** All calls with the names under which they are exported; these are the operation ids of the OpenAPI document. */
export const callNames: ReadonlyMap<Call, string> = new Map(
  Object.entries<unknown>(exported).flatMap(([name, value]): [Call, string][] => (isCall(value) ? [[value, name]] : [])),
);

/** All calls. */
export const calls: readonly Call[] = [...callNames.keys()];
