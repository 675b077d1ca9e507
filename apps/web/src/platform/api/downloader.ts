import type { Call, CallInput } from '@inkstone/api';
import { openAnswer, sendCall, withToken, type CallOptions, type ClientEnvironment } from './client.ts';
import { RequestFailure } from './request-failure.ts';

/** Fetches a file that a call answers, as the person who is signed in. Throws a `RequestFailure` for everything else. */
export type Downloader = <C extends Call>(route: C, input: CallInput<C>, options?: CallOptions) => Promise<Blob>;

export function createDownloader(environment: ClientEnvironment): Downloader {
  return (route, input, options = {}) =>
    withToken(environment, async (token) => {
      const response = await sendCall(environment, route, input, token, options);
      if (response.ok) return response.blob();
      await openAnswer(response);
      throw new RequestFailure('broken', { status: response.status });
    });
}
