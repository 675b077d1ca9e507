import type { ReactNode } from 'react';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { BrandMark } from '../platform/page/Brand.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { useBrandName } from '../platform/theme/brand.ts';
import styles from './identity.module.css';

/** The layout of pages shown before signing in. */
export function IdentityFrame({ subtitle, children }: { readonly subtitle: string; readonly children: ReactNode }) {
  return (
    <div className={styles.identity}>
      <aside className={styles.ink} aria-hidden="true">
        <span className={styles.glyph}>硯</span>
      </aside>
      <main className={styles.main}>
        <div className={styles.sheet}>
          <div className={styles.brand}>
            <BrandMark size={44} />
            <div>
              <div className={styles.name}>{useBrandName()}</div>
              <div className="ink-muted ink-small">{subtitle}</div>
            </div>
          </div>
          {children}
        </div>
        <div className={styles.switches}>
          <LanguageSwitch />
          <AppearanceSwitch />
        </div>
      </main>
    </div>
  );
}
