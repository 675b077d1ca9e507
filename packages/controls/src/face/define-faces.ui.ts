import { lazy, type ComponentType } from 'react';
import type { ControlFaces, Face } from './face.ts';

export const Presented = lazy(() => import('../presentation/PresentedValue.tsx').then((module) => ({ default: module.PresentedValue })));
export const Formatted = lazy(() => import('../presentation/FormattedValue.tsx').then((module) => ({ default: module.FormattedValue })));

type Declared = Pick<ControlFaces, 'icon' | 'group'> & Partial<ControlFaces>;

/**
 * Declares the faces of a control. Those not given are drawn from its model: `readonly` from `present`, `cell` from `format`;
 * a control nobody edits shows its value everywhere, and a phone takes the desktop's face.
 */
export function defineFaces({ desktop = Presented, frame = 'field', ...given }: Declared): ControlFaces {
  return { readonly: Presented, cell: Formatted, mobile: desktop, ...given, desktop, frame };
}

/** A face that loads when it is first drawn. */
export function lazyFace<Name extends string>(load: () => Promise<Readonly<Record<Name, Face>>>, name: Name): Face {
  return lazy(async (): Promise<{ default: Face }> => ({ default: (await load())[name] }));
}

/** An icon that loads when it is first drawn: forms never draw them, only palettes do. */
export function lazyIcon(load: () => Promise<{ readonly default: unknown }>): ControlFaces['icon'] {
  return lazy(async () => ({ default: (await load()).default as ComponentType<{ readonly className?: string }> }));
}
