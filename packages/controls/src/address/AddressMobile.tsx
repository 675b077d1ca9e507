import type { FaceProps } from '../face/face.ts';
import { AddressInput } from './AddressInput.tsx';

/** Areas over the whole screen, a level at a time. */
export function AddressMobile(props: FaceProps) {
  return <AddressInput {...props} layout="tabs" isFullScreen />;
}
