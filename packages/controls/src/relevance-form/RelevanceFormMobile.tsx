import type { FaceProps } from '../face/face.ts';
import { RecordPicker } from './RecordPicker.tsx';

export function RelevanceFormMobile(props: FaceProps) {
  return <RecordPicker {...props} isMulti={false} isNarrow={true} />;
}
