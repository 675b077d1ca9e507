import type { FaceProps } from '../face/face.ts';
import { NumberInput } from '../number/NumberInput.tsx';
import { RangeEnds } from '../range/RangeEnds.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';

export function NumberRangeDesktop(props: FaceProps) {
  const options = useSignalValue(props.field.options);
  return <RangeEnds<number | string> {...props}>{(end) => <NumberInput {...end} options={options} onBlur={() => undefined} />}</RangeEnds>;
}
