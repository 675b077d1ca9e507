import { switchOption, textOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { RecordDropdown } from './RecordDropdown.tsx';
import { RecordPopup } from './RecordPopup.tsx';
import { ScanRecord } from './ScanRecord.tsx';

export interface RecordPickerProps extends FaceProps {
  readonly isMulti: boolean;
  readonly isNarrow: boolean;
}

/** Picks records in a popup, or in a dropdown (`selectMode`). */
export function RecordPicker(props: RecordPickerProps) {
  const options = useSignalValue(props.field.options);
  const picker = textOption(options, 'selectMode') === 'dropdown' ? <RecordDropdown {...props} /> : <RecordPopup {...props} />;
  return switchOption(options, 'isScan') ? <ScanRecord {...props}>{picker}</ScanRecord> : picker;
}
