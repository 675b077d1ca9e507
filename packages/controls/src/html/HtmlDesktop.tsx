import { fonts } from '@inkstone/ui-kit';
import { textOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import styles from './html.module.css';

/** Nothing may run, load from outside or leave: only what the piece itself brings is drawn. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'">`;

/** The words look like those around; the page is light in a dark window too, as its author saw it. */
const look = `<style>html{color-scheme:light}body{margin:12px 16px;background:#fffefb;color:#1f1d1a;font:15px/1.6 ${fonts.text}}</style>`;

/** A piece of a page in a sandbox of its own origin, without script. */
export function HtmlDesktop({ field, locale }: FaceProps) {
  const content = textOption(useSignalValue(field.options), 'content');
  if (content === null) return null;
  return (
    <iframe
      className={styles.page}
      title={field.label(locale)}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={`${policy}${look}${content}`}
    />
  );
}
