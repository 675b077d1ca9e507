import { Button, Select } from 'antd';
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

export function DropdownDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const { offered, found } = useChoices(field, locale);
  const isAsked = options['choiceSource'] !== undefined;
  return (
    <Select<string>
      {...attributes}
      variant={compact ? 'borderless' : 'outlined'}
      style={{ width: '100%' }}
      value={typeof value === 'string' ? value : null}
      options={[...offered]}
      loading={found.state === 'loading'}
      placeholder={
        localizedOption(options, 'placeholder', locale) ?? localizedOption(options, 'emptyValue', locale) ?? dropdownText.choose[locale]
      }
      allowClear={switchOption(options, 'displayEmpty')}
      showSearch={
        isAsked
          ? { filterOption: false, onSearch: (typed) => field.searchChoices(typed) }
          : offered.length >= searchFrom
            ? { optionFilterProp: 'label' }
            : false
      }
      onPopupScroll={({ currentTarget }) => isAtEnd(currentTarget) && field.loadMoreChoices()}
      {...(found.state === 'failed' && {
        notFoundContent: (
          <Button type="link" onClick={() => field.retry()}>
            {dropdownText.retry[locale]}
          </Button>
        ),
      })}
      onChange={(chosen) => form.set(field.path, chosen ?? null)}
      onBlur={onBlur}
    />
  );
}
