import type { ControlModel, ModelContext, PropTable, ValueIssue } from '@inkstone/form-engine';
import type { ControlOptions, Locale } from '@inkstone/schema';
import { presentText } from './text-presentation.ts';
import { textBehaviour, type TextValue } from './text-value.ts';

/** One thing to choose: what is stored, and what people read. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly name_i18n?: Readonly<Partial<Record<Locale, string>>>;
}

/** `options` is a list divided by semicolons, or a custom list of `code`, `value` and `name_i18n` (designer specification, section 3). */
export const choiceProps = {
  options: { default: '', hint: 'choices', label: { zh: '選項', en: 'Choices' } },
  choiceSource: { default: undefined, hint: 'choice-source', label: { zh: '選項來源', en: 'Where the choices come from' } },
  defaultValue: { default: undefined, hint: 'text', label: { zh: '預設值', en: 'Default value' } },
} as const satisfies PropTable;

/** How choices that stand open are laid out. */
export const directionProp = {
  direction: {
    default: 'horizontal',
    hint: {
      kind: 'select',
      choices: [
        { value: 'horizontal', label: { zh: '橫向', en: 'Side by side' } },
        { value: 'vertical', label: { zh: '縱向', en: 'One below the other' } },
      ],
    },
    label: { zh: '排列方向', en: 'Direction' },
  },
} as const satisfies PropTable;

/** What is shown of choices that stand open, to those who may only read too. */
export const openChoiceProps = {
  displaySetting: {
    default: 'showSelected',
    hint: {
      kind: 'select',
      choices: [
        { value: 'showSelected', label: { zh: '只顯示已選', en: 'Only what is chosen' } },
        { value: 'showAllOption', label: { zh: '顯示所有選項', en: 'All choices' } },
      ],
    },
    label: { zh: '唯讀時顯示', en: 'Shown when read-only' },
  },
  hasLabel: { default: undefined, hint: 'switch', label: { zh: '以標籤顯示', en: 'Drawn as tags' } },
} as const satisfies PropTable;

/** What an opening list offers besides its choices. */
export const dropdownProps = {
  displayEmpty: { default: true, hint: 'switch', label: { zh: '顯示空選項', en: 'Offer an empty choice' } },
  emptyValue: {
    default: { zh: '請選擇', en: 'Please choose' },
    hint: 'localized-text',
    label: { zh: '空選項文字', en: 'Text of the empty choice' },
  },
} as const satisfies PropTable;

/** All choices in order, each value once. */
export function choicesOf(options: ControlOptions): readonly Choice[] {
  const source = options['options'];
  const choices =
    typeof source === 'string' ? source.split(/[;；]/).map(plainChoice) : Array.isArray(source) ? source.map(listedChoice) : [];
  const seen = new Set<string>(['']);
  return choices.filter((choice): choice is Choice => choice !== null && !seen.has(choice.value) && Boolean(seen.add(choice.value)));
}

function plainChoice(text: string): Choice {
  return { value: text.trim(), name: text.trim() };
}

function listedChoice(entry: unknown): Choice | null {
  if (typeof entry === 'string') return plainChoice(entry);
  if (typeof entry !== 'object' || entry === null) return null;
  const { code, value, name_i18n: names } = entry as Record<string, unknown>;
  const name = typeof value === 'string' ? value : null;
  const stored = typeof code === 'string' && code !== '' ? code : name;
  if (stored === null) return null;
  return {
    value: stored,
    name: name ?? stored,
    ...(typeof names === 'object' && names !== null && { name_i18n: names as Record<Locale, string> }),
  };
}

export function choiceName(choice: Choice, locale: Locale): string {
  return choice.name_i18n?.[locale] || choice.name;
}

/** What people read for a stored value; one that is no choice any more reads as itself. */
export function choiceText(value: string, options: ControlOptions, locale: Locale): string {
  const choice = choicesOf(options).find((candidate) => candidate.value === value);
  return choice ? choiceName(choice, locale) : value;
}

/** A value must be one of the choices; where none are listed, any text is. */
export function notAnOption(values: readonly string[], { options, locale }: ModelContext): readonly ValueIssue[] {
  const choices = choicesOf(options);
  if (choices.length === 0) return [];
  const known = new Set(choices.map(({ value }) => value));
  const unknown = values.filter((value) => !known.has(value));
  return unknown.length === 0
    ? []
    : [{ code: 'NotAnOption', params: { value: unknown.map((value) => choiceText(value, options, locale)).join('、') } }];
}

/** How a single choice behaves. */
export const choiceBehaviour = {
  ...textBehaviour,
  validate: (value, context) => (value === null ? [] : notAnOption([value], context)),
  requiredMessage: 'select',
  format: (value, { options, locale }) => (value === null ? '' : choiceText(value, options, locale)),
  present: (value, { options, locale }) => presentText(value === null ? '' : choiceText(value, options, locale)),
} as const satisfies Partial<ControlModel<TextValue>>;
