import { AutoComplete, Input } from 'antd';
import type { FieldChoices } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { useState, type ComponentProps } from 'react';
import { trimText } from '@inkstone/schema';
import { choiceName } from '../choices/choice.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

interface SuggestedTextProps extends ViewProps {
  readonly input: ComponentProps<typeof Input>;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** An input that suggests entries of a dictionary in the user's language while typing. Any other text is accepted as well. */
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

/** Returns the suggestions for the text; until they are loaded, those of the previous results that contain the text. */
function useSuggestedNames(found: FieldChoices, text: string, locale: Locale): readonly string[] {
  const [known, setKnown] = useState(found);
  if (found !== known && found.state !== 'loading') setKnown(found);
  const typed = trimText(text);
  // Deduplicate: two entries may have the same name, and only the name is stored.
  const names = [...new Set(known.choices.map((choice) => choiceName(choice, locale)))];
  return known.keyword === typed ? names : names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
}
