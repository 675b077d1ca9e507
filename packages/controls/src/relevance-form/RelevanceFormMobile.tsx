import type { ViewProps } from '../view/control-view.ts';
import { RecordPicker } from './RecordPicker.tsx';

export function RelevanceFormMobile(props: ViewProps) {
  return <RecordPicker {...props} isMulti={false} isNarrow={true} />;
}
