import { lazy } from 'react';
import type { ControlViews, ControlView } from '../view/control-view.ts';

interface Loaded {
  readonly default: ControlView;
}

const loaders = new WeakMap<ControlView, () => Promise<Loaded>>();

export const Presented = lazyView(() => import('./PresentedValue.tsx'), 'PresentedValue');
export const Formatted = lazyView(() => import('./FormattedValue.tsx'), 'FormattedValue');

/**
 * Declares the views of a control. Missing ones are derived from its model: `readonly` from `present`, `cell` from `format`; a control that
 * nobody edits shows its value everywhere, and the phone uses the desktop view.
 */
export function defineViews({ desktop = Presented, frame = 'field', ...given }: Partial<ControlViews>): ControlViews {
  return { readonly: Presented, cell: Formatted, mobile: desktop, ...given, desktop, frame };
}

/** Returns a view that is loaded when first rendered, or before by `loadView`. */
export function lazyView<Name extends string>(load: () => Promise<Readonly<Record<Name, ControlView>>>, name: Name): ControlView {
  let loaded: Loaded | undefined;
  const loadOnce = async (): Promise<Loaded> => (loaded ??= { default: (await load())[name] });
  const View = lazy(() => (loaded ? answeredAtOnce(loaded) : loadOnce()));
  loaders.set(View, loadOnce);
  return View;
}

/** Loads a view, so that rendering it for the first time does not wait. */
export async function loadView(view: ControlView): Promise<void> {
  await loaders.get(view)?.();
}

/**
 * A promise answers later even if its value is known: a field would be rendered with a placeholder and then again. React looks whether
 * `then` has answered when it returns.
 */
function answeredAtOnce(loaded: Loaded): Promise<Loaded> {
  const thenable: Pick<Promise<Loaded>, 'then'> = {
    // oxlint-disable-next-line unicorn/no-thenable -- This is what is wanted.
    then: (answer) => Promise.resolve(answer!(loaded)) as Promise<never>,
  };
  return thenable as Promise<Loaded>;
}
