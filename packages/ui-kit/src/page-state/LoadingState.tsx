import './page-state.css';

interface LoadingStateProps {
  /** The shape of what comes. */
  readonly shape: 'rows' | 'fields' | 'cards' | 'text';
  /** Said to those who do not see the skeleton. */
  readonly label: string;
  readonly count?: number;
}

/** A skeleton in the shape of what comes. */
export function LoadingState({ shape, label, count = 6 }: LoadingStateProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-busy="true" className={`ink-skeleton ink-skeleton-${shape}`}>
      <span className="ink-hidden">{label}</span>
      {places.map((place) => (
        <SkeletonPart key={place} shape={shape} place={place} />
      ))}
    </div>
  );
}

function SkeletonPart({ shape, place }: { readonly shape: LoadingStateProps['shape']; readonly place: number }) {
  if (shape === 'cards') return <div className="ink-skeleton-card" />;
  if (shape === 'text') return <div className="ink-skeleton-line" style={{ width: `${90 - (place % 3) * 18}%` }} />;
  return (
    <div className={shape === 'rows' ? 'ink-skeleton-row' : 'ink-skeleton-field'}>
      <div className="ink-skeleton-line" style={{ width: shape === 'rows' ? `${75 - (place % 3) * 12}%` : '35%' }} />
      <div className="ink-skeleton-line" style={{ width: shape === 'rows' ? '40%' : '100%' }} />
    </div>
  );
}
