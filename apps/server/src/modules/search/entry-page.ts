import { refuse } from '../../platform/http/refusal.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Returns the entries after the one that the preceding page ended with. Refuses an invalid cursor with `malformed`. */
export function entriesAfter(entries: readonly MenuEntry[], cursor: string | undefined): readonly MenuEntry[] {
  if (cursor === undefined) return entries;
  const at = entries.findIndex((entry) => cursorOf(entry) === cursor);
  if (at < 0) refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
  return entries.slice(at + 1);
}

export const cursorOf = ({ appCode, code }: Pick<MenuEntry, 'appCode' | 'code'>): string =>
  Buffer.from(JSON.stringify([appCode, code])).toString('base64url');
