import type { RefusalData } from '@inkstone/api';

/** `offline`: no response, so it is unknown whether the call took effect. `refused`: the server refused. `broken`: an invalid response. */
export type FailureKind = 'offline' | 'refused' | 'broken';

export class RequestFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly errcode: number;
  readonly refusal: RefusalData | null;

  constructor(kind: FailureKind, answer: { status?: number; errcode?: number; message?: string; refusal?: RefusalData | null } = {}) {
    super(answer.message ?? kind);
    this.name = 'RequestFailure';
    this.kind = kind;
    this.status = answer.status ?? 0;
    this.errcode = answer.errcode ?? -1;
    this.refusal = answer.refusal ?? null;
  }

  get code(): string | null {
    return this.refusal?.code ?? null;
  }
}

/** Whether a retry may succeed. */
export function canRetry(failure: unknown): boolean {
  return failure instanceof RequestFailure && (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429);
}

/** Whether somebody else has changed meanwhile what was to be saved. */
export function isConflict(failure: unknown): failure is RequestFailure {
  return failure instanceof RequestFailure && failure.code === 'conflict';
}
