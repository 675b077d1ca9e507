import type { RefusalEntry } from '@inkstone/api';
import type { Database } from '../db/database.ts';
import type { Endpoint } from './endpoint.ts';
import type { ProvidedService } from './required-service.ts';

/** A feature of the server with its calls, tables and refusals. */
export interface Module {
  readonly name: string;
  /** A sentence about its calls, shown in the API documentation. */
  readonly description: string;
  /** The system tables that it owns; statements of other modules must not name them. */
  readonly tables: readonly (keyof Database)[];
  readonly endpoints: readonly Endpoint[];
  /** Added to the refusal catalogue; the server does not start with a duplicate code. */
  readonly refusals: Readonly<Record<string, RefusalEntry>>;
  /** Services that modules before this one require. */
  readonly provides: readonly ProvidedService[];
}

export function defineModule(declaration: {
  name: string;
  description: string;
  tables?: readonly (keyof Database)[];
  endpoints: readonly Endpoint[];
  refusals?: Readonly<Record<string, RefusalEntry>>;
  provides?: readonly ProvidedService[];
}): Module {
  return { tables: [], refusals: {}, provides: [], ...declaration };
}

/** Connects the required services of all modules with their implementations. */
export function connectModules(modules: readonly Module[]): void {
  for (const { provides } of modules) for (const service of provides) service.connect();
}
