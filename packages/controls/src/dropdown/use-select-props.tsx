import { choiceSourceSchema } from '@inkstone/schema';
import { Button } from 'antd';
import type { UIEvent } from 'react';
import { localizedOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useChoices } from '../view/use-choices.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';
import { searchFrom } from './search-from.ts';

/** Whether the list is scrolled close to the end of the loaded choices. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 32;
}

/** The props shared by single and multiple selects: choices that are listed, or loaded page by page while the user types. */
export function useSelectProps({ field, locale, onBlur, compact = false }: ViewProps) {
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const { offered, found } = useChoices(field, locale);
  const isOnDemand = options['choiceSource'] !== undefined;
  const source = isOnDemand ? choiceSourceSchema.safeParse(options['choiceSource']).data : undefined;
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
    showSearch: isOnDemand
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
