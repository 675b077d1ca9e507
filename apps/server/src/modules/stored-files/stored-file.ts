import { buffer } from 'node:stream/consumers';
import { createId } from '@inkstone/schema';
import type { CallOutput, fileUpload } from '@inkstone/api';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { FileKind, FilesTable } from '../../platform/db/tables/files.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { StoredPicture } from '../../platform/files/picture.ts';

export type StoredFile = Selectable<FilesTable>;

/** Properties of a stored content. */
export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
  readonly mediaType: string;
  readonly kind: FileKind;
  readonly width: number | null;
  readonly height: number | null;
}

export interface NewFile extends StoredContent {
  readonly name: string;
  readonly uploadedBy: string;
  readonly at: Date;
  readonly schemaCode: string;
  readonly control: string;
  readonly isSignature: boolean;
}

/** Inserts a temporary upload and returns its row. */
export function insertFile(executor: Executor, file: NewFile): Promise<StoredFile> {
  const { size, mediaType, uploadedBy, at, schemaCode, isSignature, ...same } = file;
  return executor
    .insertInto('files')
    .values({
      ...same,
      id: createId(at.getTime()),
      size: String(size),
      media_type: mediaType,
      uploaded_by: uploadedBy,
      created_at: at,
      schema_code: schemaCode,
      is_signature: isSignature,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findFiles(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts a person's temporary uploads, up to `most`. */
export async function countTemporary(executor: Executor, personId: string, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from files where uploaded_by = ${personId}::uuid and record_id is null and category is null limit ${most}) f`.execute(
    executor,
  );
  return rows[0]!.n;
}

/** Finds a file that belongs to no record but to a name in a category, such as the picture of a person. */
export async function findCategoryFile(executor: Executor, category: string, name: string) {
  return executor
    .selectFrom('files')
    .select(['sha256', 'media_type as mediaType'])
    .where('category', '=', category)
    .where('category_name', '=', name)
    .executeTakeFirst();
}

export function presentFile({ id, name, size, media_type, width, height }: StoredFile): CallOutput<typeof fileUpload> {
  return {
    id,
    refId: id,
    name,
    fileSize: Number(size),
    mediaType: media_type,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
  };
}

/** Returns a picture file whose bytes are read when it is rendered. */
export function storedPicture(files: FileStore, file: StoredFile): StoredPicture {
  const { sha256, uploaded_by: owner } = file;
  return { sha256, owner, extension: pictureExtension(file), bytes: async () => buffer(await files.read(sha256)) };
}

/** The file extension of a picture's media type. */
function pictureExtension({ media_type }: Pick<StoredFile, 'media_type'>): string {
  return media_type
    .replace(/^image\//, '')
    .replace(/\+xml$/, '')
    .replace(/^jpeg$/, 'jpg')
    .replace(/^tiff$/, 'tif');
}
