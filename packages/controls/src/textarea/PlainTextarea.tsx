import TextArea from 'antd/es/input/TextArea';
import { countOption, placeholderOption, switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { firstGraphemes, textLength } from '../values/text-length.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';

const mostRows = 12;

/** Several lines; grows with its text. */
export function PlainTextarea({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const max = switchOption(options, 'limitLength') ? countOption(options, 'maxLength') : null;
  const rows = countOption(options, 'rows') ?? 3;
  return (
    <TextArea
      {...attributes}
      value={typeof value === 'string' ? value : ''}
      placeholder={placeholderOption(options, locale, compact) ?? ''}
      autoSize={{ minRows: compact ? 1 : rows, maxRows: Math.max(rows, mostRows) }}
      {...(max !== null && { count: { max, strategy: textLength, exceedFormatter: (text: string) => firstGraphemes(text, max) } })}
      onChange={(event) => form.set(field.path, event.target.value)}
      onBlur={onBlur}
    />
  );
}
