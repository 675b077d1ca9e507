import { shownCount } from './shown-count.ts';
import styles from './page.module.css';

/** A count, at most 99+; zero is hidden. */
export function CountBadge({ count, label }: { readonly count: number; readonly label?: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} data-count title={label}>
      {shownCount(count)}
    </span>
  );
}
