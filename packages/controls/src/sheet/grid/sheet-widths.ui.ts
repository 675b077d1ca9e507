import { limits } from '@inkstone/schema';

/** Widths in pixels that a person gave columns, by key; empty while they are as declared. */
export type SheetWidths = Readonly<Record<string, number>>;

/** Narrower ones could not be taken hold of any more. */
const narrowest = 60;

export function widthWithin(width: number): number {
  return Math.round(Math.min(Math.max(width, narrowest), limits.columnWidthMost));
}

/** Kept in this browser only: how wide somebody likes a column is nobody else's concern. */
export function readWidths(place: string): SheetWidths {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const known = Object.entries(raw).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
    return Object.fromEntries(known.map(([key, width]) => [key, widthWithin(width)]));
  } catch {
    return {};
  }
}

export function keepWidths(place: string, widths: SheetWidths): void {
  try {
    if (Object.keys(widths).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(widths));
  } catch {
    // A browser that keeps nothing shows the declared widths next time.
  }
}

export function widthsPlace(form: string, sheet: string): string {
  return `inkstone.sheet-widths.${form}.${sheet}`;
}
