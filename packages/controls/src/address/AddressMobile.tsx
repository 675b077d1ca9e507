import type { ViewProps } from '../view/control-view.ts';
import { AddressInput } from './AddressInput.tsx';

/** Picks areas in a full-screen panel, one level at a time. */
export function AddressMobile(props: ViewProps) {
  return <AddressInput {...props} layout="tabs" isFullScreen />;
}
