import { controlPalette } from '@inkstone/controls/palette';
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
import { entriesOf, galleryAddress, readGallerySelection, type GallerySelection } from './gallery-selection.ts';
import { galleryStates } from './gallery-state.ts';
import { galleryTexts } from './gallery.locale.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import styles from './gallery.module.css';

/** Shows every control in every state, for PC and phone, from the list of controls with the properties of their models. */
export function GalleryPage() {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { type } = useParams();
  const selection = useMemo(() => readGallerySelection(type, search), [type, search]);
  const handleSelection = (next: GallerySelection) => navigate(galleryAddress(next), { replace: true });
  const switches = (
    <div className={styles.switches}>
      <LanguageSwitch />
      <AppearanceSwitch />
    </div>
  );
  return (
    <Page title={selection?.type ? `${controlPalette[selection.type].name[locale]} · ${t('title')}` : t('title')} actions={switches} fills>
      <div className={styles.gallery}>
        <GalleryList />
        <main className={styles.stage}>
          {selection ? (
            <Stage selection={selection} onSelection={handleSelection} />
          ) : (
            <EmptyState title={t('noControl')} hint={t('noControlHint')} />
          )}
        </main>
      </div>
    </Page>
  );
}

interface StageProps {
  readonly selection: GallerySelection;
  readonly onSelection: (selection: GallerySelection) => void;
}

/** Shows the controls for PC and for phone; a narrow window shows them once. */
function Stage({ selection, onSelection }: StageProps) {
  const t = useTexts(galleryTexts);
  const isNarrow = useNarrow();
  const entries = useMemo(() => entriesOf(selection), [selection]);
  return (
    <>
      {selection.type === null ? (
        <Segmented
          aria-label={t('state')}
          value={selection.state}
          options={galleryStates.map((state) => ({ value: state, label: t(state) }))}
          onChange={(state) => onSelection({ type: null, state })}
        />
      ) : null}
      <div className={styles.sides}>
        <section className={styles.desktop} aria-label={isNarrow ? t('phone') : t('desktop')}>
          <GalleryForms entries={entries} byType={selection.type === null} narrow={isNarrow} />
        </section>
        {isNarrow ? null : <PhoneFrame address={galleryAddress(selection, '/gallery-phone')} />}
      </div>
    </>
  );
}
