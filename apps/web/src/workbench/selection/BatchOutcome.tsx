export interface Stayed {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

interface BatchOutcomeProps {
  /** Said where any task went. */
  readonly went: string | null;
  /** Said where any task stayed. */
  readonly left: string;
  readonly stayed: readonly Stayed[];
}

/** What went, and of each task that did not why. */
export function BatchOutcome({ went, left, stayed }: BatchOutcomeProps) {
  return (
    <div className="batch-outcome" role="status">
      {went ? <p>{went}</p> : null}
      {stayed.length > 0 ? <p className="batch-stayed">{left}</p> : null}
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
