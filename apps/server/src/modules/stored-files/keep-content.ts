import { rm, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { readFileContent } from '../../platform/files/file-content.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Gathered } from '../../platform/files/gather.ts';
import {
  drawableExtensions,
  makePortrait,
  PictureUnreadable,
  pictureSize,
  rewritePicture,
  type PictureSize,
  type PictureWish,
} from '../../platform/files/picture.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { KeptContent } from './stored-file.ts';

export interface SentContent {
  readonly name: string;
  readonly extension: string;
  readonly wish: PictureWish | 'portrait' | null;
  /** The id of who sends it. */
  readonly owner: string;
}

/**
 * Looks at what was gathered, does to a picture what is wished, and puts it into the store. The gathered file is gone afterwards, also when it
 * is refused: with `file-content-wrong`, `file-unpacks-too-large` and `image-unreadable`.
 */
export async function keepContent(
  place: { readonly db: Db; readonly files: FileStore },
  gathered: Gathered,
  { name, extension, wish, owner }: SentContent,
): Promise<KeptContent> {
  try {
    const content = await readFileContent(gathered.path, extension);
    if (!content.ok) refuse(content.reason === 'content-wrong' ? 'file-content-wrong' : 'file-unpacks-too-large', { name });
    const picture =
      content.kind === 'image' && drawableExtensions.has(extension)
        ? await handlePicture(gathered.path, { name, extension, wish, owner })
        : null;
    const { sha256, size } = picture && wish ? await measured(gathered.path) : gathered;
    await storeContent(place, { sha256, size, path: gathered.path });
    const { kind } = content;
    const mediaType = wish === 'portrait' ? 'image/webp' : content.mediaType;
    return { sha256, size, mediaType, kind, width: picture?.width ?? null, height: picture?.height ?? null };
  } finally {
    await rm(gathered.path, { force: true });
  }
}

async function handlePicture(path: string, { name, extension, wish, owner }: SentContent): Promise<PictureSize> {
  const picture = { path, extension, owner };
  try {
    if (wish === 'portrait') {
      await makePortrait(picture);
      return await pictureSize({ ...picture, extension: 'webp' });
    }
    if (wish) await rewritePicture(picture, wish);
    return await pictureSize(picture);
  } catch (error) {
    if (error instanceof PictureUnreadable) refuse('image-unreadable', { name });
    throw error;
  }
}

async function measured(path: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { sha256: hash.digest('hex'), size: (await stat(path)).size };
}

/** The row comes first and says when the content was last wanted: the clean-up leaves alone what was wanted within a day. */
async function storeContent(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { sha256, size, path }: { readonly sha256: string; readonly size: number; readonly path: string },
): Promise<void> {
  await db
    .insertInto('file_contents')
    .values({ sha256, size: String(size) })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ touched_at: sql<Date>`now()` }))
    .execute();
  await files.keep(sha256, path);
}
