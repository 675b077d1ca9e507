import { rm, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { readFileContent } from '../../platform/files/file-content.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { StagedFile } from '../../platform/files/stage-file.ts';
import {
  readablePictureExtensions,
  makePortrait,
  UnreadablePicture,
  pictureSize,
  rewritePicture,
  type PictureSize,
  type PictureOptions,
} from '../../platform/files/picture.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { StoredContent } from './stored-file.ts';

export interface UploadedContent {
  readonly name: string;
  readonly extension: string;
  readonly pictureOptions: PictureOptions | 'portrait' | null;
  /** The id of the uploader. */
  readonly owner: string;
}

/**
 * Checks a staged file, processes it if it is a picture, and puts it into the store. Removes the staged file, also when it is refused: with
 * `file-content-wrong`, `file-unpacks-too-large` and `image-unreadable`.
 */
export async function storeContent(
  stores: { readonly db: Db; readonly files: FileStore },
  staged: StagedFile,
  { name, extension, pictureOptions, owner }: UploadedContent,
): Promise<StoredContent> {
  try {
    const content = await readFileContent(staged.path, extension);
    if (!content.ok) refuse(content.reason === 'content-wrong' ? 'file-content-wrong' : 'file-unpacks-too-large', { name });
    const picture =
      content.kind === 'image' && readablePictureExtensions.has(extension)
        ? await handlePicture(staged.path, { name, extension, pictureOptions, owner })
        : null;
    const { sha256, size } = picture && pictureOptions ? await contentInfo(staged.path) : staged;
    await writeContent(stores, { sha256, size, path: staged.path });
    const { kind } = content;
    const mediaType = pictureOptions === 'portrait' ? 'image/webp' : content.mediaType;
    return { sha256, size, mediaType, kind, width: picture?.width ?? null, height: picture?.height ?? null };
  } finally {
    await rm(staged.path, { force: true });
  }
}

async function handlePicture(path: string, { name, extension, pictureOptions, owner }: UploadedContent): Promise<PictureSize> {
  const picture = { path, extension, owner };
  try {
    if (pictureOptions === 'portrait') {
      await makePortrait(picture);
      return await pictureSize({ ...picture, extension: 'webp' });
    }
    if (pictureOptions) await rewritePicture(picture, pictureOptions);
    return await pictureSize(picture);
  } catch (error) {
    if (error instanceof UnreadablePicture) refuse('image-unreadable', { name });
    throw error;
  }
}

async function contentInfo(path: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { sha256: hash.digest('hex'), size: (await stat(path)).size };
}

/** The row is written first; its `touched_at` protects the content from the clean-up for a day. */
async function writeContent(
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
