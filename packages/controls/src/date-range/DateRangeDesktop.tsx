import { DateInput } from '../date/DateInput.tsx';
import type { ViewProps } from '../view/control-view.ts';
import { RangeEnds } from '../range/RangeEnds.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';

export function DateRangeDesktop(props: ViewProps) {
  const { field, form, locale, compact = false } = props;
  const options = useSignalValue(field.options);
  return (
    <RangeEnds<string> {...props}>
      {(end) => (
        <DateInput
          {...end}
          options={options}
          timeZone={form.environment.timeZone}
          locale={locale}
          isBare={compact}
          onBlur={() => undefined}
        />
      )}
    </RangeEnds>
  );
}
