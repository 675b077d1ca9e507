import type { FaceProps } from '../face/face.ts';
import { RecordPicker } from '../relevance-form/RecordPicker.tsx';

export function RelevanceFormExMobile(props: FaceProps) {
  return <RecordPicker {...props} isMulti={true} isNarrow={true} />;
}
