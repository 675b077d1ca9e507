import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { changesTexts } from '../changes/changes.locale.ts';
import type { PartChange } from '../changes/part-changes.ts';
import styles from './canvas.module.css';

/** What happened to a part between two versions, in a word. */
export function ChangeMark({ change }: { readonly change: PartChange }) {
  const t = useTexts(changesTexts);
  return <span className={styles.changeMark}>{t(change)}</span>;
}
