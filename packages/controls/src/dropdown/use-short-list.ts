import { localizedOption, switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useChoices } from '../face/use-choices.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';
import { searchFrom } from './search-from.ts';

/** Are there so few choices, all at hand, that nobody looks for one? */
export function useIsShortList({ field, locale }: FaceProps): boolean {
  const options = useSignalValue(field.options);
  const { offered } = useChoices(field, locale);
  return options['choiceSource'] === undefined && offered.length < searchFrom;
}

/** What a short list shows: the choices, which one it is (`''` for none), and what stands there instead. */
export function useShortList({ field, locale }: Pick<FaceProps, 'field' | 'locale'>) {
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
