import { useEffect, useRef, type ReactNode } from 'react';
import './list.css';

interface InfiniteListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly moreLabel: string;
  /** Said under the last item. */
  readonly endLabel?: string;
}

/** A list that asks for more when its end comes near; the button at the end does the same for keyboards. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, hasMore, loadingMore, onMore } = props;
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  }, [onMore]);
  useEffect(() => {
    if (!hasMore || loadingMore || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask.current(), {
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, loadingMore, items.length]);
  return (
    <>
      <ul className="ink-list" aria-label={props.label}>
        {items.map((item, index) => (
          <li key={props.keyOf(item)}>{props.children(item, index)}</li>
        ))}
      </ul>
      <div ref={end} className="ink-list-end">
        {hasMore ? (
          <button type="button" className="ink-plain-button" disabled={loadingMore} onClick={onMore}>
            {props.moreLabel}
          </button>
        ) : (
          props.endLabel
        )}
      </div>
    </>
  );
}
