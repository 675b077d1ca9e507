import type { RefusalCode } from './refusal-text.ts';

/** A command that changes nothing, and why; the text is looked up by code. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}
