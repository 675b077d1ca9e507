import { LRUCache } from 'lru-cache';
import { PicturePool, UnreadablePicture } from './picture-pool.ts';
import type { PictureSize, PictureOptions, PrintPicture } from './picture-task.ts';

export { readablePictureExtensions, type PictureSize, type PictureOptions, type PrintPicture } from './picture-task.ts';
export { UnreadablePicture } from './picture-pool.ts';

const pool = new PicturePool();

/** A picture in the file store. `owner`: the uploader; owners are served in turn. */
export interface StoredPicture {
  readonly sha256: string;
  readonly extension: string;
  readonly owner: string;
  bytes(): Promise<Buffer>;
}

/** A picture in a local file. */
export interface StagedPicture {
  readonly path: string;
  readonly extension: string;
  readonly owner: string;
}

/** Returns width and height after rotation by the EXIF orientation. Throws UnreadablePicture. */
export function pictureSize({ owner, path, extension }: StagedPicture): Promise<PictureSize> {
  return pool.run(owner, 'size', async () => ({ path, extension }));
}

/**
 * Rewrites the picture in its own format, rotated upright, without its metadata (location, time, device), and with the requested quality
 * and watermark. An SVG is left unchanged. Throws UnreadablePicture.
 */
export async function rewritePicture({ owner, path, extension }: StagedPicture, options: PictureOptions): Promise<void> {
  if (extension !== 'svg') await pool.run(owner, 'rewrite', async () => ({ path, extension, options }));
}

/** Replaces a picture by a small square of its most salient part. Throws UnreadablePicture. */
export async function makePortrait({ owner, path, extension }: StagedPicture): Promise<void> {
  await pool.run(owner, 'portrait', async () => ({ path, extension }));
}

/** Returns a small WebP of a picture. Throws UnreadablePicture, also for unsupported formats. */
export function makeThumbnail(picture: StoredPicture): Promise<Buffer> {
  return processOnce('thumbnail', picture);
}

/** Returns a picture for printing: PNG if it has transparency, otherwise JPEG. Throws UnreadablePicture. */
export function makePrintPicture(picture: StoredPicture): Promise<PrintPicture> {
  return processOnce('print', picture);
}

/** Renders an SVG of the product as PNG. */
export function rasterize(svg: Buffer, pixels: number): Promise<Buffer> {
  return pool.run('', 'raster', async () => ({ bytes: svg, extension: 'svg', pixels }));
}

/** Failures by content. They are cached for an hour, not for good, because the load of the machine may have been the reason. */
const failures = new LRUCache<string, UnreadablePicture>({ max: 10_000, ttl: 3_600_000 });
const running = new Map<string, Promise<never>>();

/** Concurrent requests for the same picture share one task. */
function processOnce(kind: 'thumbnail', picture: StoredPicture): Promise<Buffer>;
function processOnce(kind: 'print', picture: StoredPicture): Promise<PrintPicture>;
function processOnce(kind: 'thumbnail' | 'print', picture: StoredPicture): Promise<unknown> {
  const { sha256, extension, owner } = picture;
  const failure = failures.get(sha256);
  if (failure) return Promise.reject(failure);
  const key = `${kind} ${sha256}`;
  const known = running.get(key);
  if (known) return known;
  const task = pool
    .run(owner, kind, async () => ({ bytes: await picture.bytes(), extension }))
    .catch((error: unknown) => {
      if (error instanceof UnreadablePicture) failures.set(sha256, error);
      throw error;
    })
    .finally(() => running.delete(key));
  running.set(key, task as Promise<never>);
  return task;
}
