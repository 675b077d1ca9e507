import type { Call, CallInput, CallOutput } from '@inkstone/api';
import { openAnswer, requestHeaders, withToken, type CallOptions, type ClientEnvironment } from './client.ts';
import { RequestFailure } from './request-failure.ts';

export interface UploadOptions extends CallOptions {
  readonly idempotencyKey: string;
  /** The fraction that was sent, between 0 and 1. */
  readonly onProgress?: (share: number) => void;
}

/** Uploads one file with the fields of a contract. Returns `data`; throws a `RequestFailure`, or the signal's reason when it is aborted. */
export type Uploader = <C extends Call>(route: C, fields: CallInput<C>, file: File, options: UploadOptions) => Promise<CallOutput<C>>;

/** Uses XMLHttpRequest: fetch does not report upload progress. */
export function createUploader(
  environment: Pick<ClientEnvironment, 'token' | 'renew' | 'locale' | 'clientType'>,
  createRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Uploader {
  return (route, fields, file, options) =>
    withToken(environment, async (token) => {
      const headers = requestHeaders(environment, token, options);
      const response = await send(createRequest(), { path: route.path, headers, body: bodyOf(fields, file) }, options);
      return openAnswer(response);
    });
}

/** The fields come first: the server reads them before the file. */
function bodyOf(fields: unknown, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    if (typeof value === 'string') body.append(name, value);
  }
  body.append('file', file, file.name);
  return body;
}

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
}

function send(request: XMLHttpRequest, { path, headers, body }: Sent, { signal, onProgress }: UploadOptions): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal?.throwIfAborted();
  const handleAbort = (): void => {
    request.abort();
    reject(signal?.reason as Error);
  };
  signal?.addEventListener('abort', handleAbort);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
  request.addEventListener('error', () => reject(new RequestFailure('offline')));
  request.open('POST', path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body);
  return promise.finally(() => signal?.removeEventListener('abort', handleAbort));
}
