import type { ViewProps } from '../view/control-view.ts';
import { AddressInput } from './AddressInput.tsx';

/** Picks areas in a panel below the input, with the levels in columns. */
export function AddressDesktop(props: ViewProps) {
  return <AddressInput {...props} layout="columns" isFullScreen={false} />;
}
