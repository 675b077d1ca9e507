import type { RefusalCode, RefusalData } from '@inkstone/api';
import type { LocalizedText } from '@inkstone/schema';

/** A code of the common refusals, or of the refusals of a module (`defineModule({ refusals })`). */
export type AnyRefusalCode = RefusalCode | (string & {});

export interface RefusalExtra {
  readonly issues?: RefusalData['issues'];
  readonly conflicts?: RefusalData['conflicts'];
  /** Replaces the text of the catalogue, for codes that are used with different texts. */
  readonly text?: LocalizedText;
}

/**
 * Thrown when a call is refused. It becomes HTTP in one place, with the catalogue's text in the caller's language;
 * inside a command it rolls the whole transaction back. `params` and `extra` are shown to the caller.
 */
export class Refusal extends Error {
  readonly code: AnyRefusalCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly extra: RefusalExtra;

  constructor(code: AnyRefusalCode, params: Readonly<Record<string, unknown>> = {}, extra: RefusalExtra = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.params = params;
    this.extra = extra;
  }
}

/** Throws a `Refusal`. */
export function refuse(code: AnyRefusalCode, params?: Readonly<Record<string, unknown>>, extra?: RefusalExtra): never {
  throw new Refusal(code, params, extra);
}
