import { shownCount } from './shown-count.ts';
import './page.css';

/** A count; a hundred stands for that or more. Nothing is shown for none. */
export function CountBadge({ count, label }: { readonly count: number; readonly label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="count" title={label}>
      {shownCount(count)}
    </span>
  );
}
