import type { DictionaryEntry } from '@inkstone/api';

/** Returns the depth of each entry; parents come before their children. */
export function depthsOf(entries: readonly DictionaryEntry[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parentId } of entries) depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1);
  return depths;
}

/** Returns the entries with the same parent, including the entry itself, in order. */
export function siblingsOf(entries: readonly DictionaryEntry[], { parentId }: DictionaryEntry): readonly DictionaryEntry[] {
  return entries.filter((each) => each.parentId === parentId);
}

/** Returns the list with one item moved one step up or down. */
export function movedBy(list: readonly DictionaryEntry[], entry: DictionaryEntry, step: 1 | -1): readonly DictionaryEntry[] {
  const at = list.indexOf(entry);
  const others = list.filter((each) => each !== entry);
  return others.toSpliced(Math.min(Math.max(at + step, 0), others.length), 0, entry);
}

/** Returns the entry and all its descendants, none of which can become its parent. */
export function withBelow(entries: readonly DictionaryEntry[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const entry of entries) if (entry.parentId !== null && found.has(entry.parentId)) found.add(entry.id);
  return found;
}
