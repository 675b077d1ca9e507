import type { FaceProps } from '../face/face.ts';
import { RangeEnds } from '../range/RangeEnds.tsx';
import { TimeInput } from '../time/TimeInput.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';

export function TimeRangeDesktop(props: FaceProps) {
  const { field, compact = false } = props;
  const options = useSignalValue(field.options);
  return (
    <RangeEnds<string> {...props}>{(end) => <TimeInput {...end} options={options} isBare={compact} onBlur={() => undefined} />}</RangeEnds>
  );
}
