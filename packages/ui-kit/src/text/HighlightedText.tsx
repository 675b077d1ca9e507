import styles from './text.module.css';

/** A text with all matches of the search highlighted in blue, ignoring case. */
export function HighlightedText({ text, search }: { readonly text: string; readonly search?: string | undefined }) {
  const parts = splitAtMatches(text, search?.trim() ?? '');
  return (
    <>
      {parts.map((part, index) =>
        part.matches ? (
          <mark key={index} className={styles.match}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}

interface TextPart {
  readonly text: string;
  readonly matches: boolean;
}

export function splitAtMatches(text: string, search: string): readonly TextPart[] {
  if (!search) return [{ text, matches: false }];
  const pattern = new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), matches: false });
    parts.push({ text: match[0], matches: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), matches: false });
  return parts;
}
