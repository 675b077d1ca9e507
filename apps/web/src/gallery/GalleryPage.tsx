import { controlName } from '@inkstone/controls/locale';
import { EmptyState } from '@inkstone/ui-kit';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from '../platform/router/index.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { Page } from '../platform/page/Page.tsx';
import { useNarrow } from '../platform/window/use-window-width.ts';
import { GalleryForms } from './GalleryForms.tsx';
import { GalleryList } from './GalleryList.tsx';
import { entriesOf, galleryAddress, readGalleryPlace, type GalleryPlace } from './gallery-place.ts';
import { galleryStates } from './gallery-state.ts';
import { galleryTexts } from './gallery.locale.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PropPanel } from './PropPanel.tsx';
import styles from './gallery.module.css';

/** Every control in every state, as on a PC and as on a phone, drawn from the list of controls with the properties of their models. */
export function GalleryPage() {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { type } = useParams();
  const place = useMemo(() => readGalleryPlace(type, search), [type, search]);
  const handlePlace = (next: GalleryPlace) => navigate(galleryAddress(next), { replace: true });
  const switches = (
    <div className={styles.switches}>
      <LanguageSwitch />
      <AppearanceSwitch />
    </div>
  );
  return (
    <Page title={place?.type ? `${controlName(place.type, locale)} · ${t('title')}` : t('title')} actions={switches} fills>
      <div className={styles.gallery}>
        <GalleryList />
        <main className={styles.stage}>
          {place ? <Stage place={place} onPlace={handlePlace} /> : <EmptyState title={t('noControl')} hint={t('noControlHint')} />}
        </main>
        {place?.type ? (
          <PropPanel
            key={`${place.type} ${Object.keys(place.options).length === 0}`}
            type={place.type}
            options={place.options}
            onChange={(options) => handlePlace({ ...place, options })}
          />
        ) : null}
      </div>
    </Page>
  );
}

interface StageProps {
  readonly place: GalleryPlace;
  readonly onPlace: (place: GalleryPlace) => void;
}

/** The same controls twice; a window that is narrow itself shows them once. */
function Stage({ place, onPlace }: StageProps) {
  const t = useTexts(galleryTexts);
  const isNarrow = useNarrow();
  const entries = useMemo(() => entriesOf(place), [place]);
  return (
    <>
      {place.type === null ? (
        <Segmented
          aria-label={t('state')}
          value={place.state}
          options={galleryStates.map((state) => ({ value: state, label: t(state) }))}
          onChange={(state) => onPlace({ type: null, state })}
        />
      ) : null}
      <div className={styles.sides}>
        <section className={styles.desktop} aria-label={isNarrow ? t('phone') : t('desktop')}>
          <GalleryForms entries={entries} byType={place.type === null} narrow={isNarrow} />
        </section>
        {isNarrow ? null : <PhoneFrame address={galleryAddress(place, '/gallery-phone')} />}
      </div>
    </>
  );
}
