import type { RefusalEntry } from '@inkstone/api';
import type { Endpoint } from './endpoint.ts';

/** A feature of the server: its calls, and the refusals that only it knows. */
export interface Module {
  readonly name: string;
  /** What its calls are about, in a sentence: outside readers find them by it. */
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
  /** Joined to the refusal catalogue; a code that exists twice does not start. */
  readonly refusals: Readonly<Record<string, RefusalEntry>>;
}

export function defineModule(declaration: {
  name: string;
  description: string;
  endpoints: readonly Endpoint[];
  refusals?: Readonly<Record<string, RefusalEntry>>;
}): Module {
  return { refusals: {}, ...declaration };
}
