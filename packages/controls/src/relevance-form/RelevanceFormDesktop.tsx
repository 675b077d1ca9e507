import type { FaceProps } from '../face/face.ts';
import { RecordPicker } from './RecordPicker.tsx';

export function RelevanceFormDesktop(props: FaceProps) {
  return <RecordPicker {...props} isMulti={false} isNarrow={false} />;
}
