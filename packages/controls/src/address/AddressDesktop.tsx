import type { FaceProps } from '../face/face.ts';
import { AddressInput } from './AddressInput.tsx';

/** Areas side by side in a panel below. */
export function AddressDesktop(props: FaceProps) {
  return <AddressInput {...props} layout="columns" isFullScreen={false} />;
}
