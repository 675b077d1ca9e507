import { controlPalette } from '@inkstone/controls/palette';
import { FormUiServicesProvider } from '@inkstone/controls/ui-services';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { GalleryForm } from './GalleryForm.tsx';
import { entryKey, type GalleryEntry } from './gallery-form.ts';
import { galleryTexts } from './gallery.locale.ts';
import { sampleUiServices } from './sample-services.ui.ts';
import styles from './gallery.module.css';

interface GalleryFormsProps {
  readonly entries: readonly GalleryEntry[];
  /** Uses the name of the type as heading instead of the state. */
  readonly byType: boolean;
  readonly narrow: boolean;
}

/** Controls in a column, each with a heading. */
export function GalleryForms({ entries, byType, narrow }: GalleryFormsProps) {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  return (
    <FormUiServicesProvider value={sampleUiServices}>
      <div className={styles.forms}>
        {entries.map((entry) => (
          // The form of a container is a landmark with the name of its type already.
          <section key={entryKey(entry)} className={styles.entry} aria-label={byType ? undefined : t(entry.state)}>
            <h2 className={styles.entryName}>{byType ? controlPalette[entry.type].name[locale] : t(entry.state)}</h2>
            <GalleryForm entry={entry} narrow={narrow} />
          </section>
        ))}
      </div>
    </FormUiServicesProvider>
  );
}
