import { useEffect, useRef } from 'react';
import './list.css';

interface MoreAtEndProps {
  /** How many stand above; asks again after each page. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly moreLabel: string;
  readonly endLabel?: string;
}

/** However fast somebody scrolls (runtime specification, section 9). */
const leastMsBetween = 200;

/** The end of a list that is not all there yet: asks for more before it comes into sight; the button does the same for keyboards. */
export function MoreAtEnd({ count, hasMore, loadingMore, onMore, moreLabel, endLabel }: MoreAtEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  const askedAt = useRef(-leastMsBetween);
  useEffect(() => {
    ask.current = onMore;
  }, [onMore]);
  useEffect(() => {
    if (!hasMore || loadingMore || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const handleSeen = (): void => {
      clearTimeout(waiting);
      const asksInMs = Math.max(askedAt.current + leastMsBetween - performance.now(), 0);
      waiting = setTimeout(() => {
        askedAt.current = performance.now();
        ask.current();
      }, asksInMs);
    };
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && handleSeen(), {
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => {
      watcher.disconnect();
      clearTimeout(waiting);
    };
  }, [hasMore, loadingMore, count]);
  return (
    <div ref={end} className="ink-list-end">
      {hasMore ? (
        <button type="button" className="ink-plain-button" disabled={loadingMore} onClick={onMore}>
          {moreLabel}
        </button>
      ) : (
        endLabel
      )}
    </div>
  );
}
