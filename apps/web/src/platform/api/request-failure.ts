import type { RefusalData } from '@inkstone/api';

/** `offline`: no answer came, nobody knows whether the call took effect. `refused`: the server said no. `broken`: an answer that is none. */
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

/** Is it worth trying the same once more? */
export function mayPass(failure: unknown): boolean {
  return failure instanceof RequestFailure && (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429);
}
