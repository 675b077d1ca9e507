import styles from '../sheet.module.css';

/** A rectangle in pixels within the sheet's scrolled content. */
export interface FillRect {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Highlights the cells that receive the value while the handle is dragged. */
export function FillFrame({ frame }: { readonly frame: FillRect | null }) {
  return frame && <div className={styles.filling} style={{ ...frame }} aria-hidden="true" />;
}
