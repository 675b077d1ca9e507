import styles from './page-state.module.css';

interface LoadingStateProps {
  /** The shape of the content that is being loaded. */
  readonly shape: 'rows' | 'fields' | 'cards' | 'text';
  /** The text for screen readers. */
  readonly label: string;
  readonly count?: number;
}

/** A skeleton in the shape of the content that is being loaded. */
export function LoadingState({ shape, label, count = 6 }: LoadingStateProps) {
  const indices = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-busy="true" className={styles.skeleton} data-shape={shape}>
      <span className="ink-hidden">{label}</span>
      {indices.map((index) => (
        <SkeletonPart key={index} shape={shape} index={index} />
      ))}
    </div>
  );
}

function SkeletonPart({ shape, index }: { readonly shape: LoadingStateProps['shape']; readonly index: number }) {
  if (shape === 'cards') return <div className={styles.skeletonCard} />;
  if (shape === 'text') return <div className={styles.skeletonLine} style={{ width: `${90 - (index % 3) * 18}%` }} />;
  return (
    <div className={shape === 'rows' ? styles.skeletonRow : styles.skeletonField}>
      <div className={styles.skeletonLine} style={{ width: shape === 'rows' ? `${75 - (index % 3) * 12}%` : '35%' }} />
      <div className={styles.skeletonLine} style={{ width: shape === 'rows' ? '40%' : '100%' }} />
    </div>
  );
}
