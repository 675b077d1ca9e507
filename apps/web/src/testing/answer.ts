import type { Call, CallInput, CallOutput } from '@inkstone/api';
import { RequestFailure } from '../platform/api/request-failure.ts';
import type { Answers, CallOptions } from './show-pages.tsx';

/** How the server answers a call, with the types of its contract: `answers: { ...answer(listApps, () => []) }`. */
export function answer<C extends Call>(call: C, handle: (input: CallInput<C>, options: CallOptions) => CallOutput<C>): Answers {
  return { [call.path]: (input, options) => handle(input as CallInput<C>, options) };
}

/** Like `answer`, but the first attempt does not reach the server. */
export function answerOnRetry<C extends Call>(call: C, handle: (input: CallInput<C>) => CallOutput<C>): Answers {
  let attempts = 0;
  return answer(call, (input) => {
    attempts += 1;
    if (attempts === 1) throw new RequestFailure('offline');
    return handle(input);
  });
}

/** Refuses as the server does, with a code of the catalogue and its text. */
export function refuse(code: string, message: string, status = 422): never {
  throw new RequestFailure('refused', { status, message, refusal: { code } });
}
