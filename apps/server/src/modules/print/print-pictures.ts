import type { PrintDocument } from '@inkstone/api';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { makePrintPicture, UnreadablePicture } from '../../platform/files/picture.ts';
import { readableAmong } from '../files/index.ts';
import { storedPicture, type StoredFile } from '../stored-files/index.ts';
import type { ReadingContext } from '../forms/index.ts';

/** Pictures by the ids of their files, as `data:` addresses. */
export type PrintPictures = Readonly<Record<string, string>>;

type PrintValue = Extract<PrintDocument['blocks'][number], { kind: 'row' }>['cells'][number]['value'];

/** The most pictures in one document; further ones are printed as their names. */
const maxPictures = 200;

/** The most SVG drawings in one document that may turn out to be too expensive; after so many, no further SVG is rendered. */
const maxTooHeavy = 2;

/** Returns the pictures of documents that this person may read; those that cannot be rendered are printed as their names. */
export async function printPictures(
  context: ReadingContext & Pick<QueryContext, 'files'>,
  documents: readonly PrintDocument[],
): Promise<PrintPictures> {
  const ids = [...new Set(documents.flatMap(pictureIds))].slice(0, maxPictures);
  const pictures: Record<string, string> = {};
  let tooMuch = 0;
  for (const file of (await readableAmong(context.db, context, ids)).values()) {
    // Limits how long one document waits for expensive drawings: further ones are printed as their names.
    if (file.kind !== 'image' || (tooMuch >= maxTooHeavy && file.media_type === 'image/svg+xml')) continue;
    const picture = await renderedPicture(context, file);
    if (picture === tooHeavy) tooMuch += 1;
    else if (picture !== null) pictures[file.id] = picture;
  }
  return pictures;
}

function pictureIds({ blocks, history }: PrintDocument): readonly string[] {
  const values = blocks.flatMap((block): readonly PrintValue[] =>
    block.kind === 'row' ? block.cells.map(({ value }) => value) : block.kind === 'sheet' ? [block.table as PrintValue] : [],
  );
  return [...values.flatMap(idsIn), ...(history ?? []).flatMap(({ signature }) => (signature === null ? [] : [signature]))];
}

function idsIn(values: PrintValue): readonly string[] {
  if (values.kind === 'image') return [values.refId];
  if (values.kind === 'list') return values.items.flatMap(idsIn);
  return values.kind === 'table' ? values.rows.flat().flatMap(idsIn) : [];
}

const tooHeavy = Symbol('takes too much to draw');

async function renderedPicture(
  { files, log }: Pick<QueryContext, 'files' | 'log'>,
  file: StoredFile,
): Promise<string | typeof tooHeavy | null> {
  try {
    if ((await files.sizeOf(file.sha256)) === null) return null;
    const { mediaType, bytes } = await makePrintPicture(storedPicture(files, file));
    return `data:${mediaType};base64,${bytes.toString('base64')}`;
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    log.info({ file: file.id }, 'a picture cannot be printed');
    return error.exceedsLimits ? tooHeavy : null;
  }
}
