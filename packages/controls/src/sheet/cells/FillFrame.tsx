import styles from '../sheet.module.css';

/** In pixels within the sheet's scrolled content. */
export interface FillPlace {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Shows which cells take over the value while the handle is dragged. */
export function FillFrame({ frame }: { readonly frame: FillPlace | null }) {
  return frame && <div className={styles.filling} style={{ ...frame }} aria-hidden="true" />;
}
