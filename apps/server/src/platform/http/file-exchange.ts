import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isStorageFull } from '../files/storage-full.ts';
import { Refusal, refuse } from './refusal.ts';
import { refuseUnstorableText } from './storable-text.ts';

/** A file that is being received. */
export interface IncomingFile {
  /** The file name sent by the client, without folders. */
  readonly name: string;
  readonly stream: Readable;
}

/** A response of bytes with its headers. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | Buffer | undefined;
}

const maxFields = 10;
const maxFieldBytes = 1000;

/**
 * Calls `handle` with the file of a request and the fields before it. The rest of the file is drained afterwards, also after an error, so
 * that the client reads the response. Refuses a request without a file with `file-missing`.
 */
export async function readIncomingFile<T>(
  request: FastifyRequest,
  handle: (fields: Readonly<Record<string, string>>, file: IncomingFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) refuse('media-type-unsupported');
  const fields: Record<string, string> = {};
  const limits = { files: 1, fields: maxFields, fieldSize: maxFieldBytes, fileSize: Infinity, parts: maxFields + 1 };
  const parts = request.parts({ limits });
  for (let part = await nextPart(parts); part !== null; part = await nextPart(parts)) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    part.file.on('error', () => undefined);
    try {
      refuseUnstorableText(fields);
      return await handle(fields, { name: part.filename, stream: part.file });
    } catch (error) {
      // The file is incomplete: the client disconnected or sent no final boundary.
      if (part.file.errored && !(error instanceof Refusal) && !isStorageFull(error)) refuse('malformed');
      throw error;
    } finally {
      part.file.resume();
    }
  }
  return refuse('file-missing');
}

/** Returns the next part. Errors of the parser without a status, such as for a truncated body, are refused as `malformed`. */
async function nextPart(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | null> {
  try {
    const { done, value } = await parts.next();
    return done ? null : value;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('malformed');
  }
}
