import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** A file that is being sent. */
export interface IncomingFile {
  /** As the client says; only its last part where it is a path. */
  readonly name: string;
  readonly stream: Readable;
}

/** Bytes as an answer, with what the browser is told about them. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | Buffer | undefined;
}

const mostFields = 10;
const mostFieldBytes = 1000;

/**
 * Hands over the one file of a request with the fields that stand before it. What is left of the file when `take` is done, or fails, is read
 * and dropped, so that the client gets to hear the answer. Refuses a request without a file with `file-missing`.
 */
export async function readIncomingFile<T>(
  request: FastifyRequest,
  take: (fields: Readonly<Record<string, string>>, file: IncomingFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) refuse('media-type-unsupported');
  const fields: Record<string, string> = {};
  const limits = { files: 1, fields: mostFields, fieldSize: mostFieldBytes, fileSize: Infinity, parts: mostFields + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    // Whoever waits for the bytes hears of a broken connection; what is dropped does not matter to anybody.
    part.file.on('error', () => undefined);
    try {
      return await take(fields, { name: part.filename, stream: part.file });
    } finally {
      part.file.resume();
    }
  }
  return refuse('file-missing');
}
