import type { Locale } from '@inkstone/schema';
import { rendererText } from './renderer.locale.ts';
import styles from './renderer.module.css';

/** The shape of an input whose face is still on its way. */
export function FaceSkeleton({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="ink-hidden">{rendererText.loading[locale]}</span>
    </div>
  );
}
