import { useParams, useSearchParams } from '../platform/router/index.ts';
import { GalleryForms } from './GalleryForms.tsx';
import { entriesOf, readGallerySelection } from './gallery-selection.ts';
import styles from './gallery.module.css';

/** The content of the gallery's phone frame. */
export function GalleryPhonePage() {
  const [search] = useSearchParams();
  const selection = readGallerySelection(useParams()['type'], search);
  if (!selection) return null;
  return (
    <main className={styles.phonePage}>
      <GalleryForms entries={entriesOf(selection)} byType={selection.type === null} narrow />
    </main>
  );
}
