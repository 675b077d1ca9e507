import type { ViewProps } from '../view/control-view.ts';
import { NumberInput } from '../number/NumberInput.tsx';
import { RangeEnds } from '../range/RangeEnds.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';

export function NumberRangeDesktop(props: ViewProps) {
  const options = useSignalValue(props.field.options);
  return <RangeEnds<number | string> {...props}>{(end) => <NumberInput {...end} options={options} onBlur={() => undefined} />}</RangeEnds>;
}
