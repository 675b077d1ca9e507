import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ui.ts';
import styles from './rich-text.module.css';

/** A rich text for reading; cleaned again regardless of the server. */
export function RichTextView({ html }: { readonly html: string }) {
  const __html = useMemo(() => cleanHtml(html), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html }} />;
}
