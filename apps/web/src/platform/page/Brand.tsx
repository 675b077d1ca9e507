import { Link } from '../router/index.ts';
import { useBrandMark, useBrandName } from '../theme/brand.ts';
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

/** The organisation's logo, otherwise the stamp of the product. */
export function BrandMark({ size }: { readonly size: number }) {
  const { logo, name } = useBrandMark();
  if (logo) return <img src={logo} alt={name} height={size} className={styles.brandLogo} />;
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
