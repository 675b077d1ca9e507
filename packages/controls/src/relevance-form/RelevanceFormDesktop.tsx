import { textOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { RecordDropdown } from './RecordDropdown.tsx';
import { RecordPopup } from './RecordPopup.tsx';

/** Picks a record in a popup, or in a dropdown. */
export function RelevanceFormDesktop(props: FaceProps) {
  const options = useSignalValue(props.field.options);
  return textOption(options, 'selectMode') === 'dropdown' ? <RecordDropdown {...props} /> : <RecordPopup {...props} />;
}
