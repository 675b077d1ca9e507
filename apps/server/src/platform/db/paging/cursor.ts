import { encrypt, decrypt } from '../../auth/encrypt.ts';
import type { SigningKeys } from '../../auth/signing-keys.ts';
import { isId } from '../id.ts';

/** The end of a page: the sort values of its last row as text, and the id of the row. */
export interface Cursor {
  readonly values: readonly (string | null)[];
  readonly id: string;
}

/** The keys of a request, with which cursors are encrypted. */
export interface CursorKeys {
  readonly keys: SigningKeys;
}

/** Returns an encrypted cursor: a page may end at a row that the person may not see, so its values must not be readable. */
export function writeCursor({ keys }: CursorKeys, { values, id }: Cursor): string {
  return encrypt(keys.accessToken.secret, JSON.stringify([...values, id]));
}

/** Returns null for text that `writeCursor` has not returned. */
export function readCursor({ keys }: CursorKeys, text: string): Cursor | null {
  try {
    const parts = JSON.parse(decrypt(keys.accessToken.secret, text)) as unknown[];
    const [id, values] = [parts.at(-1), parts.slice(0, -1)];
    const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';
    return typeof id === 'string' && isId(id) && values.every(isText) ? { values, id } : null;
  } catch {
    return null;
  }
}
