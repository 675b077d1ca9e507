import { seal, unseal } from '../auth/seal.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import { isId } from './id.ts';

/** Where a page ended: the values it is ordered by as text, and the id of its last row. */
export interface Cursor {
  readonly values: readonly (string | null)[];
  readonly id: string;
}

/** A request, by the keys that seal its cursors. */
export interface CursorKeys {
  readonly keys: SigningKeys;
}

/** Sealed: a page may end at a row that was passed over, and nobody is told its values. */
export function writeCursor({ keys }: CursorKeys, { values, id }: Cursor): string {
  return seal(keys.accessToken.secret, JSON.stringify([...values, id]));
}

/** Null for what no page has given. */
export function readCursor({ keys }: CursorKeys, text: string): Cursor | null {
  try {
    const parts = JSON.parse(unseal(keys.accessToken.secret, text)) as unknown[];
    const [id, values] = [parts.at(-1), parts.slice(0, -1)];
    const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';
    return typeof id === 'string' && isId(id) && values.every(isText) ? { values, id } : null;
  } catch {
    return null;
  }
}
