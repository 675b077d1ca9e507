import TextArea from 'antd/es/input/TextArea';
import { countOption, placeholderOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { firstGraphemes, textLength } from '../values/text-length.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

const mostRows = 12;

/** A multi-line input that grows with its text. */
export function PlainTextarea({ field, form, locale, onBlur, compact = false }: ViewProps) {
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
