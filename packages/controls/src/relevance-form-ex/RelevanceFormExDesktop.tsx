import type { ViewProps } from '../view/control-view.ts';
import { RecordPicker } from '../relevance-form/RecordPicker.tsx';

export function RelevanceFormExDesktop(props: ViewProps) {
  return <RecordPicker {...props} isMulti={true} isNarrow={false} />;
}
