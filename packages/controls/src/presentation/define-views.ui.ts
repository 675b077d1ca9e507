import { lazy } from 'react';
import type { ControlViews, ControlView } from '../view/control-view.ts';

export const Presented = lazy(() => import('./PresentedValue.tsx').then((module) => ({ default: module.PresentedValue })));
export const Formatted = lazy(() => import('./FormattedValue.tsx').then((module) => ({ default: module.FormattedValue })));

/**
 * Declares the views of a control. Missing ones are derived from its model: `readonly` from `present`, `cell` from `format`; a control that
 * nobody edits shows its value everywhere, and the phone uses the desktop view.
 */
export function defineViews({ desktop = Presented, frame = 'field', ...given }: Partial<ControlViews>): ControlViews {
  return { readonly: Presented, cell: Formatted, mobile: desktop, ...given, desktop, frame };
}

/** Returns a view that is loaded when first rendered. */
export function lazyView<Name extends string>(load: () => Promise<Readonly<Record<Name, ControlView>>>, name: Name): ControlView {
  return lazy(async (): Promise<{ default: ControlView }> => ({ default: (await load())[name] }));
}
