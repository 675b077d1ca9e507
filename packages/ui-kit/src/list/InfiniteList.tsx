import type { ReactNode } from 'react';
import { MoreAtEnd } from './MoreAtEnd.tsx';
import styles from './list.module.css';

interface InfiniteListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly moreLabel: string;
  /** Shown after the last item. */
  readonly endLabel?: string;
}

/** A list that loads more items when its end comes near. */
export function InfiniteList<T>({ label, items, keyOf, children, ...more }: InfiniteListProps<T>) {
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ul>
      <MoreAtEnd count={items.length} {...more} />
    </>
  );
}
