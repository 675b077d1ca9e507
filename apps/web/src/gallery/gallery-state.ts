import type { ControlModel } from '@inkstone/form-engine';

/** The states in which a control is shown. */
export const galleryStates = ['pristine', 'filled', 'invalid', 'readonly', 'disabled'] as const;
export type GalleryState = (typeof galleryStates)[number];

/** A control without input has fewer states: it cannot be required or locked. */
export function statesOf({ role }: ControlModel): readonly GalleryState[] {
  if (role === 'layout') return ['filled'];
  return role === 'value' || role === 'sheet' ? galleryStates : ['pristine', 'filled'];
}

export function isGalleryState(value: unknown): value is GalleryState {
  return galleryStates.some((state) => state === value);
}
