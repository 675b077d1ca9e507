import { defineControl, type Decoded, type ModelContext, type ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, textOf } from '@inkstone/formula';
import { controlTypes, type ControlOptions } from '@inkstone/schema';
import { choiceProps, choiceText, directionProp, notAnOption } from '../choice.ts';
import { valueProps } from '../control-props.ts';
import { countOption } from '../declared-option.ts';
import { decodeText } from '../text-value.ts';

type Checked = readonly string[];

/** A list of texts, each once; one text alone is a list of its parts between semicolons. */
function decodeChecked(raw: unknown): Decoded<Checked> {
  if (raw === null || raw === undefined) return { ok: true, value: [] };
  const items = typeof raw === 'string' ? raw.split(/[;；]/) : raw;
  if (!Array.isArray(items)) return { ok: false, code: 'WrongType' };
  const texts = items.map(decodeText);
  if (texts.some((text) => !text.ok)) return { ok: false, code: 'WrongType' };
  return { ok: true, value: [...new Set(texts.flatMap((text) => (text.ok && text.value !== null ? [text.value] : [])))] };
}

function checkedIssues(value: Checked, context: ModelContext): readonly ValueIssue[] {
  if (value.length === 0) return [];
  const least = countOption(context.options, 'minCount');
  const greatest = countOption(context.options, 'maxCount');
  const issues: ValueIssue[] = [];
  if (least !== null && value.length < least) issues.push({ code: 'MinCount', params: { min: least } });
  if (greatest !== null && value.length > greatest) issues.push({ code: 'MaxCount', params: { max: greatest } });
  return [...issues, ...notAnOption(value, context)];
}

function textsOf(value: Checked, { options, locale }: ModelContext): readonly string[] {
  return value.map((item) => choiceText(item, options, locale));
}

function defaultChecked(options: ControlOptions): Checked {
  const decoded = decodeChecked(options['defaultValue']);
  return decoded.ok ? decoded.value : [];
}

/** Any number of several choices, all of them in sight. */
export const checkboxModel = defineControl<Checked>({
  type: 'checkbox',
  code: controlTypes.checkbox,
  dataItemTypes: ['Checkbox'],
  role: 'value',
  valueType: 'texts',
  props: {
    ...valueProps,
    ...choiceProps,
    ...directionProp,
    minCount: { default: undefined, hint: 'number', label: { zh: '最少選取', en: 'Least number chosen' } },
    maxCount: { default: undefined, hint: 'number', label: { zh: '最多選取', en: 'Greatest number chosen' } },
  },
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: decodeChecked,
  encode: (value) => value,
  toFormula: (value) => (value.length === 0 ? null : value),
  fromFormula: (value, _options, timeZone) => {
    const items = Array.isArray(value) ? value : value === null ? [] : [value];
    return [...new Set(items.map((item) => textOf(item, timeZone)).filter((text) => text !== ''))];
  },
  validate: checkedIssues,
  requiredMessage: 'select',
  format: (value, context) => textsOf(value, context).join(context.locale === 'zh' ? '、' : ', '),
  present: (value, context) =>
    value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: textsOf(value, context).map((text) => ({ kind: 'text', text })) },
  compare: (a, b) => compareTexts(a.join('\n'), b.join('\n')),
  operators: conditionCodesOfType.texts,
  defaultValue: defaultChecked,
  samples: [['早餐', '午餐'], ['晚餐'], []],
});
