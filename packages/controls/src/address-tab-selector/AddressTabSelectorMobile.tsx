import { AreaField } from '../area-picker/AreaField.tsx';
import type { ViewProps } from '../view/control-view.ts';

/** Picks areas in a full-screen panel with a tab for each level. */
export function AddressTabSelectorMobile(props: ViewProps) {
  return <AreaField {...props} layout="tabs" isFullScreen />;
}
