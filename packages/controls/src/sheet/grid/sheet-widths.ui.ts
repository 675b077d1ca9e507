import { limits } from '@inkstone/schema';

/** The user's own column widths in pixels, by key; empty if they were not changed. */
export type SheetWidths = Readonly<Record<string, number>>;

/** Narrower columns could no longer be grabbed. */
const minWidth = 60;

export function widthWithin(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), limits.columnWidthMax));
}

/** Stored in this browser only, because widths are a personal preference. */
export function readWidths(storageKey: string): SheetWidths {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const known = Object.entries(raw).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
    return Object.fromEntries(known.map(([key, width]) => [key, widthWithin(width)]));
  } catch {
    return {};
  }
}

export function keepWidths(storageKey: string, widths: SheetWidths): void {
  try {
    if (Object.keys(widths).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(widths));
  } catch {
    // Without storage, the declared widths are used next time.
  }
}

export function widthsKey(form: string, sheet: string): string {
  return `inkstone.sheet-widths.${form}.${sheet}`;
}
