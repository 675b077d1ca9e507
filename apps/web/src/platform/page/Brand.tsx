import { Link } from '../router/index.ts';
import { useBrandName } from '../theme/brand.ts';
import styles from './page.module.css';

/** The product's stamp. */
export function Brand() {
  return (
    <Link to="/work/todo" className={styles.brand!}>
      <BrandMark size={34} />
      <span className={styles.brandName}>{useBrandName()}</span>
    </Link>
  );
}

export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label="硯">
      <rect x="1.5" y="1.5" width="37" height="37" rx="7" fill="var(--ink-text)" />
      <text
        x="20"
        y="21"
        fill="var(--ink-surface)"
        fontSize="22"
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className={styles.brandGlyph}
      >
        硯
      </text>
    </svg>
  );
}
