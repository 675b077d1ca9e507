import type { ViewProps } from '../view/control-view.ts';
import { RangeEnds } from '../range/RangeEnds.tsx';
import { TimeInput } from '../time/TimeInput.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';

export function TimeRangeDesktop(props: ViewProps) {
  const { field, compact = false } = props;
  const options = useSignalValue(field.options);
  return (
    <RangeEnds<string> {...props}>{(end) => <TimeInput {...end} options={options} isBare={compact} onBlur={() => undefined} />}</RangeEnds>
  );
}
