import {
  documentId,
  isJsonObject,
  objectsIn,
  valueIn,
  type Documents,
  type Json,
  type JsonObject,
  type Operation,
  type Path,
} from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';

/** The document that an issue is in, as it is now. */
export interface DocumentToFix {
  readonly key: DocumentKey;
  readonly documents: Documents;
}

export const valueOf = ({ key, documents }: DocumentToFix, path: Path): Json | undefined => valueIn(documents, key, path);

export const contentOf = ({ key, documents }: DocumentToFix): JsonObject => documents.get(documentId(key))?.content ?? {};

/** Sets a property, or takes it away, if it is as it is now. */
export function setting(at: DocumentToFix, path: Path, value: Json | undefined): readonly Operation[] {
  const before = valueOf(at, path);
  return [
    {
      op: 'set',
      document: at.key,
      path,
      ...(value !== undefined && { value }),
      was: before === undefined ? {} : { value: before },
    },
  ];
}

export const removing = ({ key }: DocumentToFix, path: Path): readonly Operation[] => [{ op: 'remove', document: key, path }];

/** Sets a list without the entries that are wrong; an empty one is taken away. Nothing if none is wrong. */
export function withoutEntries(at: DocumentToFix, path: Path, isWrong: (entry: Json) => boolean): readonly Operation[] {
  const list = valueOf(at, path);
  if (!Array.isArray(list)) return [];
  const kept = list.filter((entry: Json) => !isWrong(entry));
  if (kept.length === list.length) return [];
  return setting(at, path, kept.length > 0 ? kept : undefined);
}

/** Whether an entry of a list is an object with a code. */
export const hasCode =
  (code: unknown) =>
  (entry: Json): boolean =>
    isJsonObject(entry) && entry['code'] === code;

/** Gives a part another code. One of two parts of the same code is put beside the other; its place in a form goes with it. */
export function recoding(at: DocumentToFix, path: Path): readonly Operation[] {
  const [code = '', list] = [path.at(-1), path.at(-2)];
  const holder = path.length === 2 ? contentOf(at) : valueOf(at, path.slice(0, -2));
  if (list === undefined || !isJsonObject(holder)) return [];
  const parts = objectsIn(holder[list]);
  const key = list === 'controls' || (list === 'columns' && at.key.kind === 'form') ? 'key' : 'code';
  const to = freeCode(code, new Set(codesOf(parts, key)));
  const renamed = path.with(-1, to);
  const twins = parts.filter((part) => part[key] === code);
  if (twins.length < 2) return [{ op: 'rename', document: at.key, path, to }];
  const isPlaced = at.key.kind === 'form' && list === 'controls' && valueOf(at, ['layout', code]) !== undefined;
  return [
    // Removing finds the first of the two, so that what names the code means the second from now on.
    { op: 'remove', document: at.key, path },
    { op: 'insert', document: at.key, path: renamed, value: twins[0]!, at: { after: code } },
    ...(isPlaced ? [{ op: 'insert', document: at.key, path: ['layout', to], value: {}, at: { rowBelow: code } } as const] : []),
  ];
}

const codesOf = (parts: readonly JsonObject[], key: string): readonly string[] =>
  parts.flatMap(({ [key]: code }) => (typeof code === 'string' ? [code.toLowerCase()] : []));

/** `price_2`, `price_3`, … */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  const base = code.replace(/_\d{1,4}$/, '');
  for (let count = 2; ; count += 1) if (!taken.has(`${base}_${count}`.toLowerCase())) return `${base}_${count}`;
}
