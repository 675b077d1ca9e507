import { AutoComplete, Input } from 'antd';
import type { ComponentProps } from 'react';
import type { FaceProps } from '../face.ts';
import { useChoices } from '../use-choices.ts';

interface SuggestedTextProps extends FaceProps {
  readonly input: ComponentProps<typeof Input>;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** An input that offers entries of a dictionary by what is typed, in the person's language. Any other text is as good. */
export function SuggestedText({ field, locale, onBlur, compact = false, input, value, onText }: SuggestedTextProps) {
  const { offered } = useChoices(field, locale);
  const { id, disabled, placeholder: _, ...attributes } = input;
  return (
    <AutoComplete
      {...(id && { id })}
      {...(disabled && { disabled })}
      style={{ width: '100%' }}
      variant={compact ? 'borderless' : 'outlined'}
      value={value}
      // Two entries may have one name: what is written is the name.
      options={[...new Set(offered.map(({ label }) => label))].map((label) => ({ value: label }))}
      showSearch={{ filterOption: false, onSearch: (typed) => field.searchChoices(typed) }}
      onChange={(text) => onText(text ?? '')}
      onBlur={onBlur}
    >
      <Input {...attributes} placeholder={input.placeholder ?? ''} />
    </AutoComplete>
  );
}
