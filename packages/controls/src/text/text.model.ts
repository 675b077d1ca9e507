import { defineControl } from '@inkstone/form-engine';
import { limits, suggestedDictionary } from '@inkstone/schema';
import {
  defaultTextProp,
  placeholderProp,
  richLengthProp,
  scanProp,
  switchProp,
  textRuleProps,
  unsetProp,
  valueProps,
} from '../props/control-props.ts';
import { dataFormatIssues, dataFormatProp } from '../values/data-format.ts';
import { textBehaviour, textIssues, type TextValue } from '../values/text-value.ts';
import { textLimit } from './text-limit.ts';

/** One line of text. */
export const textModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'text',
  code: 1,
  dataItemTypes: ['ShortText'],
  props: {
    ...valueProps,
    ...textRuleProps(limits.textMaxLength, true),
    placeholder: placeholderProp,
    defaultValue: defaultTextProp(limits.optionBytes),
    currentMaxLength: richLengthProp,
    dictionaryData: unsetProp('choice-source'),
    noRepeat: switchProp(false),
    isScan: scanProp,
    dataFormat: dataFormatProp('string'),
  },
  validate: (value, context) => [...textIssues(value, context, textLimit(context.options)), ...dataFormatIssues(value, context.options)],
  suggestions: suggestedDictionary,
  samples: ['出差至高雄拜訪客戶', 'Notebook 14"', null],
});
