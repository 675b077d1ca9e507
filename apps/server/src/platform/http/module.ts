import type { RefusalEntry } from '@inkstone/api';
import type { Database } from '../db/database.ts';
import type { Endpoint } from './endpoint.ts';
import type { ProvidedService } from './required-service.ts';

/** A feature of the server: its calls, and the refusals that only it knows. */
export interface Module {
  readonly name: string;
  /** What its calls are about, in a sentence: outside readers find them by it. */
  readonly description: string;
  /** The system tables that are its own: no statement of another module names them. */
  readonly tables: readonly (keyof Database)[];
  readonly endpoints: readonly Endpoint[];
  /** Joined to the refusal catalogue; a code that exists twice does not start. */
  readonly refusals: Readonly<Record<string, RefusalEntry>>;
  /** What modules below this one require of it. */
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

/** Gives each module the services that it requires of others. */
export function connectModules(modules: readonly Module[]): void {
  for (const { provides } of modules) for (const service of provides) service.connect();
}
