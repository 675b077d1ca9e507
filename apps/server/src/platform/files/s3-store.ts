import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, NotFound, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './file-store.ts';
import { placeOf } from './file-store.ts';

/** Where a bucket is: `s3://bucket/prefix?endpoint=https://…&region=…`, keys in the URL (`s3://key:secret@bucket`) or in the environment as usual. */
export interface S3Place {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

export function parseS3Place(url: string): S3Place {
  const { hostname, pathname, searchParams, username, password } = new URL(url);
  if (hostname === '') throw new Error('FILES_URL: the bucket is missing, as in s3://bucket.');
  const prefix = decodeURIComponent(pathname.replace(/^\/+|\/+$/g, ''));
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    credentials: username ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } : undefined,
  };
}

/** Keeps contents in a bucket of S3, or of a server that speaks like it. */
export async function openS3Store(url: string): Promise<FileStore> {
  const { bucket, prefix, endpoint, region, credentials } = parseS3Place(url);
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Servers of others do not all know the newer checksums; the name is one already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (name: string) => ({ Bucket: bucket, Key: prefix + placeOf(name) });

  const sizeOf = async (name: string): Promise<number | null> => {
    try {
      return (await client.send(new HeadObjectCommand(place(name)))).ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) return null;
      throw error;
    }
  };

  return {
    gathering: await mkdtemp(join(tmpdir(), 'inkstone-files-')),
    async keep(name, path) {
      if ((await sizeOf(name)) !== null) return;
      // A bucket shows an object only when all of it has come.
      await new Upload({ client, params: { ...place(name), Body: createReadStream(path) }, queueSize: 2 }).done();
    },
    sizeOf,
    async read(name, range) {
      const { Body } = await client.send(
        new GetObjectCommand({ ...place(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      );
      return Body as Readable;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(place(name)));
    },
  };
}
