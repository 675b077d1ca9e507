import { isCall, type Call } from './call.ts';
import * as apps from './apps/index.ts';
import * as auth from './auth/index.ts';
import * as calendar from './calendar/index.ts';
import * as comment from './comment/index.ts';
import * as dictionary from './dictionary/index.ts';
import * as exports from './exports/index.ts';
import * as favorites from './favorites/index.ts';
import * as files from './files/index.ts';
import * as form from './form/index.ts';
import * as imports from './imports/index.ts';
import * as message from './message/index.ts';
import * as organization from './organization/index.ts';
import * as permission from './permission/index.ts';
import * as places from './places/index.ts';
import * as portal from './portal/index.ts';
import * as print from './print/index.ts';
import * as query from './query/index.ts';
import * as rules from './rules/index.ts';
import * as search from './search/index.ts';
import * as shortCode from './short-code/index.ts';
import * as signing from './signing/index.ts';
import * as system from './system/index.ts';
import * as workflow from './workflow/index.ts';

const groups: readonly Readonly<Record<string, unknown>>[] = [
  apps,
  auth,
  calendar,
  comment,
  dictionary,
  exports,
  favorites,
  files,
  form,
  imports,
  message,
  organization,
  permission,
  places,
  portal,
  print,
  query,
  rules,
  search,
  shortCode,
  signing,
  system,
  workflow,
];

/** All calls with the names under which they are exported; these are the operation ids of the OpenAPI document. */
export const callNames: ReadonlyMap<Call, string> = new Map(
  groups.flatMap((group) => Object.entries(group).flatMap(([name, value]): [Call, string][] => (isCall(value) ? [[value, name]] : []))),
);

/** All calls. */
export const calls: readonly Call[] = [...callNames.keys()];
