import type { RefusalCode } from './refusal-text.ts';

/** Why a command is refused; it changes nothing. The text is looked up by code. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}
