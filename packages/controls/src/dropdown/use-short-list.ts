import { localizedOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useChoices } from '../view/use-choices.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';
import { searchFrom } from './search-from.ts';

/** Whether the choices are listed and so few that no search is needed. */
export function useIsShortList({ field, locale }: ViewProps): boolean {
  const options = useSignalValue(field.options);
  const { offered } = useChoices(field, locale);
  return options['choiceSource'] === undefined && offered.length < searchFrom;
}

/** Returns what a short list shows: the choices, the chosen one (`''` for none), and the placeholder. */
export function useShortList({ field, locale }: Pick<ViewProps, 'field' | 'locale'>) {
  const options = useSignalValue(field.options);
  const value = useSignalValue(field.value);
  const { offered } = useChoices(field, locale);
  return {
    offered,
    chosen: typeof value === 'string' ? value : '',
    nothing:
      localizedOption(options, 'placeholder', locale) ?? localizedOption(options, 'emptyValue', locale) ?? dropdownText.choose[locale],
    mayEmpty: switchOption(options, 'displayEmpty'),
  };
}
