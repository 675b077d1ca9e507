import { fonts } from '@inkstone/ui-kit';
import { textOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './html.module.css';

/** Forbids scripts, external resources and navigation; only inline content is rendered. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'">`;

/** Text styled like the form around it. The page stays light in a dark theme, as its author saw it. */
const baseStyle = `<style>html{color-scheme:light}body{margin:12px 16px;background:#fffefb;color:#1f1d1a;font:15px/1.6 ${fonts.text}}</style>`;

/** An HTML fragment in a sandboxed frame with its own origin and without scripts. */
export function HtmlDesktop({ field, locale }: ViewProps) {
  const content = textOption(useSignalValue(field.options), 'content');
  if (content === null) return null;
  return (
    <iframe
      className={styles.page}
      title={field.label(locale)}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={`${policy}${baseStyle}${content}`}
    />
  );
}
