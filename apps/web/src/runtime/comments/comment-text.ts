import { mentionOf, mentionPattern, type Comment } from '@inkstone/api';
import { trimText } from '@inkstone/schema';

/** A run of words, or somebody who is mentioned. */
export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** Somebody picked while typing: their id by the words that stand for them. */
export type Picked = ReadonlyMap<string, string>;

/** What stands in a comment, in its order; who is mentioned by name. */
export function partsOf({ content, mentioned }: Pick<Comment, 'content' | 'mentioned'>): readonly CommentPart[] {
  const names = new Map(mentioned.map(({ id, name }) => [id, name]));
  const parts: CommentPart[] = [];
  let end = 0;
  for (const match of content.matchAll(mentionPattern)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index), isMention: false });
    parts.push({ text: `@${names.get(match[1]!) ?? ''}`, isMention: true });
    end = match.index + match[0].length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), isMention: false });
  return parts;
}

/** What is sent of what was typed: the words of those who were picked become their ids, the longest first, since one name may begin another. */
export function contentOf(typed: string, picked: Picked): string {
  const words = [...picked.keys()].sort((a, b) => b.length - a.length);
  return trimText(words.reduce((text, word) => text.split(`@${word}`).join(mentionOf(picked.get(word)!)), typed));
}

/** Words for somebody that stand for nobody else picked: two of one name are told apart by their departments. */
export function wordsFor(
  person: { readonly id: string; readonly name: string; readonly departmentName: string | null },
  picked: Picked,
): string {
  const isFree = (words: string) => (picked.get(words) ?? person.id) === person.id;
  if (isFree(person.name)) return person.name;
  const told = `${person.name}(${person.departmentName ?? ''})`;
  return isFree(told) ? told : `${told}${picked.size}`;
}
