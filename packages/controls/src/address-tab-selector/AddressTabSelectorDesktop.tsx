import { AreaField } from '../area-picker/AreaField.tsx';
import type { ViewProps } from '../view/control-view.ts';

/** Picks areas in a panel with a tab for each level. */
export function AddressTabSelectorDesktop(props: ViewProps) {
  return <AreaField {...props} layout="tabs" isFullScreen={false} />;
}
