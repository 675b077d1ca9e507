import { choiceSourceSchema } from '@inkstone/schema';
import { Button } from 'antd';
import type { UIEvent } from 'react';
import { localizedOption, switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useChoices } from '../face/use-choices.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';
import { searchFrom } from './search-from.ts';

/** Near the end of what is loaded. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 32;
}

/** What both kinds have in common: choices that are listed, or asked for page after page as somebody types. */
export function useSelectProps({ field, locale, onBlur, compact = false }: FaceProps) {
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const { offered, found } = useChoices(field, locale);
  const isAsked = options['choiceSource'] !== undefined;
  const source = isAsked ? choiceSourceSchema.safeParse(options['choiceSource']).data : undefined;
  return {
    ...attributes,
    isTree: source?.kind === 'dictionary' && source.displayType === 'tree',
    variant: compact ? ('borderless' as const) : ('outlined' as const),
    style: { width: '100%' },
    options: [...offered],
    loading: found.state === 'loading',
    placeholder:
      localizedOption(options, 'placeholder', locale) ?? localizedOption(options, 'emptyValue', locale) ?? dropdownText.choose[locale],
    allowClear: switchOption(options, 'displayEmpty'),
    showSearch: isAsked
      ? { filterOption: false, onSearch: (typed: string) => field.searchChoices(typed) }
      : offered.length >= searchFrom
        ? { optionFilterProp: 'label' }
        : false,
    onPopupScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (isAtEnd(currentTarget)) field.loadMoreChoices();
    },
    ...(found.state === 'failed' && {
      notFoundContent: (
        <Button type="link" onClick={() => field.retry()}>
          {dropdownText.retry[locale]}
        </Button>
      ),
    }),
    onBlur,
  };
}
