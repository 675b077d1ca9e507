import { useEffect, useRef } from 'react';
import styles from './list.module.css';

interface MoreAtEndProps {
  /** The number of items above; a change loads again if the end is still in view. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly moreLabel: string;
  readonly endLabel?: string;
}

/** The minimum interval between requests while scrolling (runtime specification, section 9). */
const minIntervalMs = 200;
/** The maximum one: requests that bring nothing, as while the server refuses them, follow each other ever later. */
const maxIntervalMs = 30_000;

/** The end of a partially loaded list: loads more shortly before it scrolls into view; a button does the same for keyboard users. */
export function MoreAtEnd({ count, hasMore, loadingMore, onMore, moreLabel, endLabel }: MoreAtEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  const loadedAt = useRef(-minIntervalMs);
  const tried = useRef({ count: -1, times: 0 });
  useEffect(() => {
    ask.current = onMore;
  }, [onMore]);
  useEffect(() => {
    if (!hasMore || loadingMore || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const handleSeen = (): void => {
      clearTimeout(waiting);
      const times = tried.current.count === count ? tried.current.times : 0;
      const intervalMs = Math.min(minIntervalMs * 2 ** times, maxIntervalMs);
      const delayMs = Math.max(loadedAt.current + intervalMs - performance.now(), 0);
      waiting = setTimeout(() => {
        loadedAt.current = performance.now();
        tried.current = { count, times: times + 1 };
        ask.current();
      }, delayMs);
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && handleSeen(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
      clearTimeout(waiting);
    };
  }, [hasMore, loadingMore, count]);
  return (
    <div ref={end} className={styles.listEnd}>
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
