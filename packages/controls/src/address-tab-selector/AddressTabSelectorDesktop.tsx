import { AreaField } from '../area-picker/AreaField.tsx';
import type { FaceProps } from '../face/face.ts';

/** Province, city and district, each on a tab of its own. */
export function AddressTabSelectorDesktop(props: FaceProps) {
  return <AreaField {...props} layout="tabs" isFullScreen={false} />;
}
