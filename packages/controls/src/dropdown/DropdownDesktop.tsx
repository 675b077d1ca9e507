import { Button, Select } from 'antd';
import type { UIEvent } from 'react';
import { localizedOption, switchOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useChoices } from '../use-choices.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';

/** From this many choices on one may search. */
const searchFrom = 8;

/** Near the end of what is loaded. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 32;
}

/** One choice from a list that opens. */
export function DropdownDesktop(props: FaceProps) {
  const { field, form } = props;
  const value = useSignalValue(field.value);
  return (
    <Select<string>
      {...useSelectProps(props)}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => form.set(field.path, chosen ?? null)}
    />
  );
}

/** Any number of them. */
export function DropdownMultiDesktop(props: FaceProps) {
  const { field, form } = props;
  const value = useSignalValue(field.value);
  return (
    <Select<string[]>
      {...useSelectProps(props)}
      mode="multiple"
      maxTagCount="responsive"
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(chosen) => form.set(field.path, chosen)}
    />
  );
}

/** What both kinds have in common: choices that are listed, or asked for page after page as somebody types. */
function useSelectProps({ field, locale, onBlur, compact = false }: FaceProps) {
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const { offered, found } = useChoices(field, locale);
  const isAsked = options['choiceSource'] !== undefined;
  return {
    ...attributes,
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
