import { AutoComplete, Input } from 'antd';
import type { FieldChoices } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { useState, type ComponentProps } from 'react';
import { trimText } from '@inkstone/schema';
import { choiceName } from '../options/choice.ts';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';

interface SuggestedTextProps extends FaceProps {
  readonly input: ComponentProps<typeof Input>;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** An input that offers entries of a dictionary by what stands in it, in the person's language. Any other text is as good. */
export function SuggestedText({ field, locale, onBlur, compact = false, input, value, onText }: SuggestedTextProps) {
  const names = useSuggestedNames(useSignalValue(field.choices), value, locale);
  const { id, disabled, placeholder: _, ...attributes } = input;
  return (
    <AutoComplete
      {...(id && { id })}
      {...(disabled && { disabled })}
      style={{ width: '100%' }}
      variant={compact ? 'borderless' : 'outlined'}
      value={value}
      options={names.map((name) => ({ value: name }))}
      showSearch={{ filterOption: false }}
      onOpenChange={(open) => open && field.searchChoices(value)}
      onChange={(text) => {
        onText(text ?? '');
        field.searchChoices(text ?? '');
      }}
      onBlur={onBlur}
    >
      <Input {...attributes} placeholder={input.placeholder ?? ''} />
    </AutoComplete>
  );
}

/** What was found for the text; until that has come, what was found before and holds the text. */
function useSuggestedNames(found: FieldChoices, text: string, locale: Locale): readonly string[] {
  const [known, setKnown] = useState(found);
  if (found !== known && found.state !== 'loading') setKnown(found);
  const typed = trimText(text);
  // Two entries may have one name: what is written is the name.
  const names = [...new Set(known.choices.map((choice) => choiceName(choice, locale)))];
  return known.keyword === typed ? names : names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
}
