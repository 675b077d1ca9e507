import { Input } from 'antd';
import { countOption, placeholderOption, switchOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { ScanBeside } from '../scan/ScanBeside.tsx';
import { firstGraphemes, textLength } from '../text-length.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';

/** One line; longer input than the control allows is not taken. */
export function TextDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const max = switchOption(options, 'limitLength') ? countOption(options, 'maxLength') : null;
  return (
    <ScanBeside
      field={field}
      locale={locale}
      compact={compact}
      onText={(text) => {
        form.set(field.path, max === null ? text : firstGraphemes(text, max));
        onBlur();
      }}
    >
      <Input
        {...attributes}
        value={typeof value === 'string' ? value : ''}
        placeholder={placeholderOption(options, locale, compact) ?? ''}
        autoComplete="off"
        {...(max !== null && { count: { max, strategy: textLength, exceedFormatter: (text: string) => firstGraphemes(text, max) } })}
        onChange={(event) => form.set(field.path, event.target.value)}
        onBlur={onBlur}
      />
    </ScanBeside>
  );
}
