import { defineControl, type Decoded, type ModelContext } from '@inkstone/form-engine';
import { limits, type ControlOptions } from '@inkstone/schema';
import { defaultTextProp, placeholderProp, richLengthProp, selectProp, textRuleProps, valueProps } from '../props/control-props.ts';
import { countOption } from '../options/declared-option.ts';
import { checkMarkup } from '../markup/check-markup.ts';
import { hasForbiddenElements, plainOf } from '../markup/rich-text.ts';
import { presentText } from '../values/text-presentation.ts';
import { decodeText, textBehaviour, textIssues, type TextValue } from '../values/text-value.ts';

/** Whether the text is rich text, stored as HTML; documents call it `current` or `Editor`. */
function isRichText(options: ControlOptions): boolean {
  return options['textAreaType'] === 'current' || options['textAreaType'] === 'Editor';
}

function plainTextOf(value: TextValue, { options }: ModelContext): string {
  return isRichText(options) ? plainOf(value ?? '') || (value ?? '') : (value ?? '');
}

/** Decodes a text. Markup without content is an empty value; markup with pictures, scripts and the like cannot be kept and is rejected. */
function decodeTextarea(raw: unknown, options: ControlOptions): Decoded<TextValue> {
  const decoded = decodeText(raw);
  if (!decoded.ok || decoded.value === null || !isRichText(options)) return decoded;
  const rejected = checkMarkup(decoded.value);
  if (rejected) return rejected;
  if (plainOf(decoded.value) !== '' || !/<[a-z]/i.test(decoded.value)) return decoded;
  return hasForbiddenElements(decoded.value) ? { ok: false, code: 'NothingKept' } : { ok: true, value: null };
}

/** Multi-line text, plain or rich; line ends are kept as entered. */
export const textareaModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'textarea',
  code: 2,
  dataItemTypes: ['LongText'],
  props: {
    ...valueProps,
    ...textRuleProps(limits.textareaMaxLength),
    textAreaType: selectProp('longText', ['longText', 'current', 'Editor']),
    currentMaxLength: richLengthProp,
    placeholder: placeholderProp,
    defaultValue: defaultTextProp(limits.longDefaultBytes),
    rows: { default: 3, hint: 'number' },
  },
  decode: decodeTextarea,
  holdsHtml: isRichText,
  toFormula: (value, options) => (value !== null && isRichText(options) ? plainOf(value) || null : value),
  // Rich text is validated by its plain text, without markup.
  validate: (value, context) =>
    isRichText(context.options)
      ? textIssues(value === null ? null : plainOf(value), context, countOption(context.options, 'currentMaxLength'))
      : textIssues(value, context, countOption(context.options, 'maxLength')),
  format: plainTextOf,
  present: (value, context) => presentText(plainTextOf(value, context)),
  samples: ['第一行\n第二行', 'One line', null],
});
