import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { hostSet, lookupFor } from '../webhook/public-lookup.ts';

/** Requests JSON from external servers. */
export interface JsonClient {
  /** Throws if the response is late, too long or not JSON, or if the address is not allowed. */
  ask(request: JsonRequest): Promise<JsonResponse>;
}

export interface JsonRequest {
  readonly url: string;
  /** Sent as a POST of a form; without it the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly authorization?: string;
}

export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/** `message` is for the log, never for a caller. */
class OutboundFailure extends Error {}

const maxBytes = 1024 * 1024;

/** Creates a client that follows no redirects. Plain http and private addresses are allowed only for the hosts that the operator named. */
export function createJsonClient({
  privateHosts,
  timeoutMilliseconds = 10_000,
}: {
  readonly privateHosts: readonly string[];
  readonly timeoutMilliseconds?: number;
}): JsonClient {
  const mayBePrivate = hostSet(privateHosts);
  return {
    async ask({ url, form, authorization }) {
      try {
        const target = new URL(url);
        const isNamed = mayBePrivate.has(target.hostname.toLowerCase());
        if (target.protocol !== 'https:' && !(target.protocol === 'http:' && isNamed)) throw new Error('not an https address');
        const body = form ? new URLSearchParams(form).toString() : null;
        const { status, text } = await exchange(target, body, {
          method: body === null ? 'GET' : 'POST',
          headers: {
            accept: 'application/json',
            'user-agent': 'Inkstone',
            ...(authorization && { authorization }),
            ...(body !== null && {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': String(Buffer.byteLength(body)),
            }),
          },
          signal: AbortSignal.timeout(timeoutMilliseconds),
          agent: false,
          ...lookupFor(target, mayBePrivate),
        });
        return { status, body: JSON.parse(text) as unknown };
      } catch (error) {
        throw new OutboundFailure(error instanceof Error ? error.message || error.name : String(error), { cause: error });
      }
    },
  };
}

function exchange(target: URL, body: string | null, options: RequestOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(target, options, (answer) => {
      readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
