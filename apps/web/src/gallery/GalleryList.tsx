import { controlViews, type PaletteGroup } from '@inkstone/controls/views';
import { controlName } from '@inkstone/controls/locale';
import { controlTypes, type ControlType } from '@inkstone/schema';
import { Suspense } from 'react';
import { NavLink } from '../platform/router/index.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { galleryTexts } from './gallery.locale.ts';
import styles from './gallery.module.css';

const groups: readonly PaletteGroup[] = ['basic', 'advanced', 'layout', 'system'];
const types = Object.keys(controlTypes) as ControlType[];

/** Lists all control types, grouped as in the designer's palette. */
export function GalleryList() {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  return (
    <nav className={styles.list} aria-label={t('controls')}>
      <NavLink end to="/gallery" className={styles.link!}>
        {t('all')}
      </NavLink>
      {groups.map((group) => (
        <div key={group}>
          <h2 className={styles.groupName}>{t(group)}</h2>
          {types
            .filter((type) => (controlViews[type]?.group ?? 'advanced') === group)
            .map((type) => {
              const Icon = controlViews[type]?.icon;
              return (
                <NavLink key={type} to={`/gallery/${type}`} className={styles.link!}>
                  <Suspense fallback={<span className={styles.noIcon} />}>{Icon ? <Icon /> : <span className={styles.noIcon} />}</Suspense>
                  {controlName(type, locale)}
                </NavLink>
              );
            })}
        </div>
      ))}
    </nav>
  );
}
