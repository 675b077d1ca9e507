import type { ControlOptions } from '@inkstone/schema';

/**
 * Whether a signature is written on the screen at hand. A control without `displayEnd` is for phones (designer specification, section 3):
 * on a PC the code is scanned. Where no phone can be asked there is always a pen, so that nobody is left without a way to sign.
 */
export function hasPen({ displayEnd }: ControlOptions, at: { readonly isNarrow: boolean; readonly asksPhones: boolean }): boolean {
  if (displayEnd === 'both') return true;
  if (displayEnd === 'pc') return !at.isNarrow;
  return at.isNarrow || !at.asksPhones;
}
