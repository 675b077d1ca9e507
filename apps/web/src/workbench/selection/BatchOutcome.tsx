import styles from './selection.module.css';

export interface Stayed {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

interface BatchOutcomeProps {
  /** Shown where any item succeeded. */
  readonly went: string | null;
  /** Shown where any item failed. */
  readonly left: string;
  readonly stayed: readonly Stayed[];
}

/** The result of a batch: what succeeded, and the reason for each failed item. */
export function BatchOutcome({ went, left, stayed }: BatchOutcomeProps) {
  return (
    <div className={styles.outcome} role="status">
      {went ? <p>{went}</p> : null}
      {stayed.length > 0 ? <p className={styles.stayed}>{left}</p> : null}
      <ul>
        {stayed.map((each) => (
          <li key={each.id}>
            <strong>{each.title}</strong> {each.why}
          </li>
        ))}
      </ul>
    </div>
  );
}
