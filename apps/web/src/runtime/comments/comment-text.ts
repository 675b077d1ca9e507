import { mentionOf, mentionPattern, type Comment } from '@inkstone/api';
import { trimText } from '@inkstone/schema';

/** A run of text, or a mention. */
export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** People picked while typing: their ids by the labels used in the text. */
export type Picked = ReadonlyMap<string, string>;

/** Returns the parts of a comment in order; mentions with the person's name. */
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

/**
 * Returns the content to send: labels of picked people are replaced by their ids, the longest first, since one name may begin with another.
 */
export function contentOf(typed: string, picked: Picked): string {
  const labels = [...picked.keys()].sort((a, b) => b.length - a.length);
  return trimText(labels.reduce((text, word) => text.split(`@${word}`).join(mentionOf(picked.get(word)!)), typed));
}

/** Returns a label for a person that is unique among those picked: people of the same name are distinguished by department. */
export function mentionLabel(
  person: { readonly id: string; readonly name: string; readonly departmentName: string | null },
  picked: Picked,
): string {
  const isFree = (labels: string) => (picked.get(labels) ?? person.id) === person.id;
  if (isFree(person.name)) return person.name;
  const label = `${person.name}(${person.departmentName ?? ''})`;
  return isFree(label) ? label : `${label}${picked.size}`;
}
