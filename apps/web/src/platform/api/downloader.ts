import type { Call, CallInput } from '@inkstone/api';
import { openAnswer, sendCall, withToken, type CallOptions, type ClientEnvironment } from './client.ts';
import { RequestFailure } from './request-failure.ts';

/** Fetches a file that a call returns, as the signed-in user. Throws a `RequestFailure` in every other case. */
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
