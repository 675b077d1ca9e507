import { LRUCache } from 'lru-cache';
import { PicturePool, PictureUnreadable } from './picture-pool.ts';
import type { PictureSize, PictureWish, PrintPicture } from './picture-order.ts';

export { drawableExtensions, type PictureSize, type PictureWish, type PrintPicture } from './picture-order.ts';
export { PictureUnreadable } from './picture-pool.ts';

const pool = new PicturePool();

/** A picture in the store. `owner`: who sent it; their pictures take turns with those of others. */
export interface StoredPicture {
  readonly sha256: string;
  readonly extension: string;
  readonly owner: string;
  bytes(): Promise<Buffer>;
}

/** A picture on this machine. */
export interface GatheredPicture {
  readonly path: string;
  readonly extension: string;
  readonly owner: string;
}

/** Width and height as the picture is seen, turned as its camera says. Refuses with PictureUnreadable. */
export function pictureSize({ owner, path, extension }: GatheredPicture): Promise<PictureSize> {
  return pool.draw(owner, 'size', async () => ({ path, extension }));
}

/**
 * Writes the picture anew, in its own format and turned upright: without what a camera notes beside it (place, time, device), with the
 * quality and the watermark that are wished for. An SVG stays as it is. Refuses with PictureUnreadable.
 */
export async function rewritePicture({ owner, path, extension }: GatheredPicture, wish: PictureWish): Promise<void> {
  if (extension !== 'svg') await pool.draw(owner, 'rewrite', async () => ({ path, extension, wish }));
}

/** A small square out of the middle of a picture, where faces tend to be. Refuses with PictureUnreadable. */
export async function makePortrait({ owner, path, extension }: GatheredPicture): Promise<void> {
  await pool.draw(owner, 'portrait', async () => ({ path, extension }));
}

/** A small WebP of a picture. Refuses with PictureUnreadable, also formats that cannot be drawn here. */
export function makeThumbnail(picture: StoredPicture): Promise<Buffer> {
  return drawnOnce('thumbnail', picture);
}

/** A picture as paper wants it: PNG where something shines through, else JPEG. Refuses with PictureUnreadable. */
export function makePrintPicture(picture: StoredPicture): Promise<PrintPicture> {
  return drawnOnce('print', picture);
}

/** An SVG of ours as a PNG. */
export function rasterize(svg: Buffer, pixels: number): Promise<Buffer> {
  return pool.draw('', 'raster', async () => ({ bytes: svg, extension: 'svg', pixels }));
}

/** By content: what could not be drawn is not tried again at every request, but after an hour: perhaps the machine was the reason. */
const failures = new LRUCache<string, PictureUnreadable>({ max: 10_000, ttl: 3_600_000 });
const running = new Map<string, Promise<never>>();

/** Of many who ask for the same picture at once, one draws it. */
function drawnOnce(kind: 'thumbnail', picture: StoredPicture): Promise<Buffer>;
function drawnOnce(kind: 'print', picture: StoredPicture): Promise<PrintPicture>;
function drawnOnce(kind: 'thumbnail' | 'print', picture: StoredPicture): Promise<unknown> {
  const { sha256, extension, owner } = picture;
  const failure = failures.get(sha256);
  if (failure) return Promise.reject(failure);
  const key = `${kind} ${sha256}`;
  const known = running.get(key);
  if (known) return known;
  const drawing = pool
    .draw(owner, kind, async () => ({ bytes: await picture.bytes(), extension }))
    .catch((error: unknown) => {
      if (error instanceof PictureUnreadable) failures.set(sha256, error);
      throw error;
    })
    .finally(() => running.delete(key));
  running.set(key, drawing as Promise<never>);
  return drawing;
}
