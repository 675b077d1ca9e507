import { AreaField } from '../area-picker/AreaField.tsx';
import type { FaceProps } from '../face/face.ts';

/** The tabs over the whole screen. */
export function AddressTabSelectorMobile(props: FaceProps) {
  return <AreaField {...props} layout="tabs" isFullScreen />;
}
