import { textOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useSignalValue } from '../use-signal-value.ts';
import styles from './html.module.css';

/** Nothing may run, load from outside or leave: only what the piece itself brings is drawn. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'">`;

/** A piece of a page in a sandbox of its own origin, without script. */
export function HtmlDesktop({ field, locale }: FaceProps) {
  const content = textOption(useSignalValue(field.options), 'content');
  if (content === null) return null;
  return (
    <iframe className={styles.page} title={field.label(locale)} sandbox="" referrerPolicy="no-referrer" srcDoc={`${policy}${content}`} />
  );
}
