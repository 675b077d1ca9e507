import type { Locale } from '@inkstone/schema';
import { NarrowProvider } from '../view/narrow-context.ts';
import type { InputAttributes } from '../view/input-attributes.ts';
import { DateInput } from './DateInput.tsx';

interface DayFieldProps extends InputAttributes {
  /** `YYYY-MM-DD`, or empty. */
  readonly value?: string | undefined;
  readonly timeZone: string;
  readonly locale: Locale;
  /** The layout for phones. */
  readonly isNarrow: boolean;
  readonly onChange?: (day: string) => void;
}

const options = { name: '' };

/** A day input for use outside forms, with the input of the date control. */
export function DayField({ value = '', timeZone, locale, isNarrow, onChange, ...attributes }: DayFieldProps) {
  return (
    <NarrowProvider value={isNarrow}>
      <DateInput
        attributes={attributes}
        value={value === '' ? null : value}
        options={options}
        timeZone={timeZone}
        locale={locale}
        placeholder="YYYY-MM-DD"
        isBare={false}
        onValue={(next) => onChange?.(next ?? '')}
        onBlur={() => undefined}
      />
    </NarrowProvider>
  );
}
