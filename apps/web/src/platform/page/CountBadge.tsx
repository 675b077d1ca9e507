import './page.css';
/** A count; a hundred stands for that or more. Nothing is shown for none. */
export function CountBadge({ count, label }: { readonly count: number; readonly label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="count" title={label}>
      {count >= 100 ? '99+' : count}
    </span>
  );
}
