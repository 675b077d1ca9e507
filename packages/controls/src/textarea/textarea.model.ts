import { defineControl, type Decoded, type ModelContext } from '@inkstone/form-engine';
import { controlTypes, limits, type ControlOptions } from '@inkstone/schema';
import { defaultTextProp, placeholderProp, richLengthProp, selectProp, textRuleProps, valueProps } from '../options/control-props.ts';
import { countOption } from '../options/declared-option.ts';
import { judgeMarkup } from '../markup/judge-markup.ts';
import { holdsForeign, plainOf } from '../markup/rich-text.ts';
import { presentText } from '../values/text-presentation.ts';
import { decodeText, textBehaviour, textIssues, type TextValue } from '../values/text-value.ts';

/** Rich text is kept as HTML; documents call it `current` or `Editor`. */
function isRichText(options: ControlOptions): boolean {
  return options['textAreaType'] === 'current' || options['textAreaType'] === 'Editor';
}

function wordsOf(value: TextValue, { options }: ModelContext): string {
  return isRichText(options) ? plainOf(value ?? '') || (value ?? '') : (value ?? '');
}

/** Markup around nothing is nothing; around pictures, scripts and the like it is something that cannot be kept, and that is said. */
function decodeTextarea(raw: unknown, options: ControlOptions): Decoded<TextValue> {
  const decoded = decodeText(raw);
  if (!decoded.ok || decoded.value === null || !isRichText(options)) return decoded;
  const rejected = judgeMarkup(decoded.value);
  if (rejected) return rejected;
  if (plainOf(decoded.value) !== '' || !/<[a-z]/i.test(decoded.value)) return decoded;
  return holdsForeign(decoded.value) ? { ok: false, code: 'NothingKept' } : { ok: true, value: null };
}

/** Text of several lines, plain or rich; line ends are kept as entered. */
export const textareaModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'textarea',
  code: controlTypes.textarea,
  dataItemTypes: ['LongText'],
  props: {
    ...valueProps,
    ...textRuleProps(limits.textareaMaxLength),
    textAreaType: selectProp(
      'longText',
      [
        ['longText', '純文字', 'Plain'],
        ['current', '富文本', 'Rich'],
        ['Editor', '富文本編輯器', 'Rich, in an editor'],
      ],
      { zh: '文字類型', en: 'Kind of text' },
    ),
    currentMaxLength: richLengthProp,
    placeholder: placeholderProp,
    defaultValue: defaultTextProp(limits.longDefaultBytes),
    rows: { default: 3, hint: 'number', label: { zh: '行數', en: 'Lines' } },
  },
  decode: decodeTextarea,
  holdsHtml: isRichText,
  toFormula: (value, options) => (value !== null && isRichText(options) ? plainOf(value) || null : value),
  // Of rich text the words count, not their markup.
  validate: (value, context) =>
    isRichText(context.options)
      ? textIssues(value === null ? null : plainOf(value), context, countOption(context.options, 'currentMaxLength'))
      : textIssues(value, context, countOption(context.options, 'maxLength')),
  format: wordsOf,
  present: (value, context) => presentText(wordsOf(value, context)),
  samples: ['第一行\n第二行', 'One line', null],
});
