import { controlPalette, type PaletteGroup } from '@inkstone/controls/palette';
import { NavLink } from '../platform/router/index.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { galleryTexts } from './gallery.locale.ts';
import { controlTypes } from '@inkstone/controls/models';
import styles from './gallery.module.css';

const groups: readonly PaletteGroup[] = ['basic', 'advanced', 'layout', 'system'];

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
          {controlTypes
            .filter((type) => controlPalette[type].group === group)
            .map((type) => {
              const { icon: Icon, name } = controlPalette[type];
              return (
                <NavLink key={type} to={`/gallery/${type}`} className={styles.link!}>
                  <Icon />
                  {name[locale]}
                </NavLink>
              );
            })}
        </div>
      ))}
    </nav>
  );
}
