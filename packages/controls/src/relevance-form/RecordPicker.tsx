import { textOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { RecordDropdown } from './RecordDropdown.tsx';
import { RecordPopup } from './RecordPopup.tsx';

export interface RecordPickerProps extends FaceProps {
  readonly isMulti: boolean;
  readonly isNarrow: boolean;
}

/** Picks records in a popup, or in a dropdown (`selectMode`). */
export function RecordPicker(props: RecordPickerProps) {
  const options = useSignalValue(props.field.options);
  return textOption(options, 'selectMode') === 'dropdown' ? <RecordDropdown {...props} /> : <RecordPopup {...props} />;
}
