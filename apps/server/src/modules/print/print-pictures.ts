import type { PrintDocument } from '@inkstone/api';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { makePrintPicture, PictureUnreadable } from '../../platform/files/picture.ts';
import { readableAmong } from '../files/index.ts';
import { storedPicture, type StoredFile } from '../stored-files/index.ts';
import type { ReadingContext } from '../forms/index.ts';

/** Pictures by the ids of their files, as `data:` addresses. */
export type PrintPictures = Readonly<Record<string, string>>;

type Drawn = Extract<PrintDocument['blocks'][number], { kind: 'row' }>['cells'][number]['value'];

/** On one paper; what is beyond is told by its name. */
const mostPictures = 200;

/** Drawings on one paper that may turn out to take too much to draw; when so many did, no further drawing is begun. */
const mostTooMuch = 2;

/** The pictures of documents that this person may read; what cannot be drawn is left out and told by its name. */
export async function printPictures(
  context: ReadingContext & Pick<QueryContext, 'files'>,
  documents: readonly PrintDocument[],
): Promise<PrintPictures> {
  const ids = [...new Set(documents.flatMap(pictureIds))].slice(0, mostPictures);
  const pictures: Record<string, string> = {};
  let tooMuch = 0;
  for (const file of (await readableAmong(context.db, context, ids)).values()) {
    // One paper waits for no more drawings than a moment's worth: the others are told by their names too.
    if (file.kind !== 'image' || (tooMuch >= mostTooMuch && file.media_type === 'image/svg+xml')) continue;
    const picture = await drawnPicture(context, file);
    if (picture === tooHeavy) tooMuch += 1;
    else if (picture !== null) pictures[file.id] = picture;
  }
  return pictures;
}

function pictureIds({ blocks, history }: PrintDocument): readonly string[] {
  const drawn = blocks.flatMap((block): readonly Drawn[] =>
    block.kind === 'row' ? block.cells.map(({ value }) => value) : block.kind === 'sheet' ? [block.table as Drawn] : [],
  );
  return [...drawn.flatMap(idsIn), ...(history ?? []).flatMap(({ signature }) => (signature === null ? [] : [signature]))];
}

function idsIn(drawn: Drawn): readonly string[] {
  if (drawn.kind === 'image') return [drawn.refId];
  if (drawn.kind === 'list') return drawn.items.flatMap(idsIn);
  return drawn.kind === 'table' ? drawn.rows.flat().flatMap(idsIn) : [];
}

const tooHeavy = Symbol('takes too much to draw');

async function drawnPicture(
  { files, log }: Pick<QueryContext, 'files' | 'log'>,
  file: StoredFile,
): Promise<string | typeof tooHeavy | null> {
  try {
    if ((await files.sizeOf(file.sha256)) === null) return null;
    const { mediaType, bytes } = await makePrintPicture(storedPicture(files, file));
    return `data:${mediaType};base64,${bytes.toString('base64')}`;
  } catch (error) {
    if (!(error instanceof PictureUnreadable)) throw error;
    log.info({ file: file.id }, 'a picture cannot be printed');
    return error.isTooMuch ? tooHeavy : null;
  }
}
