import type { ControlOptions } from '@inkstone/schema';

/**
 * Whether signatures are written on this screen. A control without `displayEnd` is for phones (designer specification, section 3): on a PC
 * the QR code is scanned. Without a service for phones there is always a pad, so that everybody can sign.
 */
export function canSignOnScreen(
  { displayEnd }: ControlOptions,
  at: { readonly isNarrow: boolean; readonly canSignByPhone: boolean },
): boolean {
  if (displayEnd === 'both') return true;
  if (displayEnd === 'pc') return !at.isNarrow;
  return at.isNarrow || !at.canSignByPhone;
}
