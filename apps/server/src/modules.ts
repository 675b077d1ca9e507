import { identity } from './modules/identity/index.ts';
import { organization } from './modules/organization/index.ts';
import { system } from './modules/system/index.ts';
import type { Module } from './platform/http/module.ts';

/** Every module of the server. A module uses only those before it. */
export const modules: readonly Module[] = [organization, identity, system];
