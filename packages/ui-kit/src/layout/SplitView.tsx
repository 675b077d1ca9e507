import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface SplitViewProps {
  readonly list: ReactNode;
  /** Null if nothing is open: the list then has the full width. */
  readonly detail: ReactNode | null;
  readonly listLabel: string;
  readonly detailLabel: string;
}

/** A list with a detail area next to it; both scroll independently. */
export function SplitView({ list, detail, listLabel, detailLabel }: SplitViewProps) {
  return (
    <div className={styles.split} data-open={detail ? true : undefined}>
      <section className={styles.splitList} aria-label={listLabel}>
        {list}
      </section>
      {detail ? (
        <section className={styles.splitDetail} aria-label={detailLabel}>
          {detail}
        </section>
      ) : null}
    </div>
  );
}
