import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StartFailure } from '../config/start-failure.ts';
import type { FileStore } from './file-store.ts';
import { storagePath } from './file-store.ts';

const maxCheckMilliseconds = 10_000;

/**
 * A bucket as `s3://bucket/prefix?endpoint=https://…&region=…`, with keys in the URL (`s3://key:secret@bucket`) or in the usual environment
 * variables.
 */
export interface S3Location {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

export function parseS3Location(url: string): S3Location {
  const { hostname, pathname, searchParams, username, password } = new URL(url);
  if (hostname === '') throw new StartFailure('FILES_URL: the bucket is missing, as in s3://bucket.');
  const prefix = decodeURIComponent(pathname.replace(/^\/+|\/+$/g, ''));
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    credentials: username ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } : undefined,
  };
}

/** Throws a `StartFailure` for a bucket that cannot be reached, does not exist or may not be used. */
export async function checkBucket(url: string): Promise<void> {
  const location = parseS3Location(url);
  const { bucket, endpoint } = location;
  const at = endpoint ?? `S3 in ${location.region}`;
  const client = connect(location);
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(maxCheckMilliseconds) });
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const message = error instanceof Error ? error.message || (error as { code?: string }).code || error.name : String(error);
    throw new StartFailure(`FILES_URL: ${bucketSentence(status, { bucket, at, message })}`, { cause: error });
  } finally {
    client.destroy();
  }
}

function bucketSentence(status: number | undefined, { bucket, at, message }: Record<'bucket' | 'at' | 'message', string>): string {
  if (status === 404) return `there is no bucket "${bucket}" at ${at}. Create it, or correct the address.`;
  if (status === 401 || status === 403)
    return `${at} does not let these keys use the bucket "${bucket}". Correct the keys, or give them the right to.`;
  if (status === 301 || status === 400) return `the bucket "${bucket}" cannot be used at ${at} (${status}). Correct region and endpoint.`;
  if (status !== undefined) return `${at} answers ${status} for the bucket "${bucket}". Look after it, or try again later.`;
  return `${at} cannot be reached or used (${message}). Start it, or correct endpoint, region and keys.`;
}

function connect({ endpoint, region, credentials }: S3Location): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not all S3-compatible servers support the newer checksums; the name of the object is a checksum already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Stores contents in a bucket of S3 or of an S3-compatible server. */
export async function openS3Store(url: string): Promise<FileStore> {
  const location = parseS3Location(url);
  const client = connect(location);
  const { bucket, prefix } = location;
  const objectAt = (name: string) => ({ Bucket: bucket, Key: prefix + storagePath(name) });

  const sizeOf = async (name: string): Promise<number | null> => {
    try {
      return (await client.send(new HeadObjectCommand(objectAt(name)))).ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) return null;
      throw error;
    }
  };

  return {
    stagingFolder: await mkdtemp(join(tmpdir(), 'inkstone-files-')),
    async keep(name, path) {
      if ((await sizeOf(name)) !== null) return;
      // An object becomes visible only when its upload is complete.
      await new Upload({ client, params: { ...objectAt(name), Body: createReadStream(path) }, queueSize: 2 }).done();
    },
    sizeOf,
    async read(name, range) {
      const { Body } = await client.send(
        new GetObjectCommand({ ...objectAt(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      );
      return Body as Readable;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectAt(name)));
    },
  };
}
