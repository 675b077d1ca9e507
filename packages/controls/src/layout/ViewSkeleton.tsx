import type { Locale } from '@inkstone/schema';
import { rendererText } from './renderer.locale.ts';
import styles from './layout.module.css';

/** A placeholder for an input whose view is still loading. */
export function ViewSkeleton({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.skeleton} aria-busy="true" data-loading-view>
      <span className="ink-hidden">{rendererText.loading[locale]}</span>
    </div>
  );
}
