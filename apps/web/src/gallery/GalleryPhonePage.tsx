import { useParams, useSearchParams } from '../platform/router/index.ts';
import { GalleryForms } from './GalleryForms.tsx';
import { entriesOf, readGalleryPlace } from './gallery-place.ts';
import styles from './gallery.module.css';

/** What stands in the gallery's phone. */
export function GalleryPhonePage() {
  const [search] = useSearchParams();
  const place = readGalleryPlace(useParams()['type'], search);
  if (!place) return null;
  return (
    <main className={styles.phonePage}>
      <GalleryForms entries={entriesOf(place)} byType={place.type === null} narrow />
    </main>
  );
}
