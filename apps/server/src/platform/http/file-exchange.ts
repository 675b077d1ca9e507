import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isStorageFull } from '../files/storage-full.ts';
import { Refusal, refuse } from './refusal.ts';
import { refuseUnstorableText } from './storable-text.ts';

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
  const parts = request.parts({ limits });
  for (let part = await nextPart(parts); part !== null; part = await nextPart(parts)) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    part.file.on('error', () => undefined);
    try {
      refuseUnstorableText(fields);
      return await take(fields, { name: part.filename, stream: part.file });
    } catch (error) {
      // What came of the file is not the file: the sender went away, or wrote no end.
      if (part.file.errored && !(error instanceof Refusal) && !isStorageFull(error)) refuse('malformed');
      throw error;
    } finally {
      part.file.resume();
    }
  }
  return refuse('file-missing');
}

/** What cannot be read as parts, because it breaks off or never was, has no status of its own. */
async function nextPart(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | null> {
  try {
    const { done, value } = await parts.next();
    return done ? null : value;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('malformed');
  }
}
