import type { Choice, ControlModel, DeclaredChoices, ModelContext, PropTable, ValueIssue } from '@inkstone/form-engine';
import { generalTexts, choiceSourceSchema, type ChoiceSource, type ControlOptions, type Locale } from '@inkstone/schema';
import { presentText } from '../values/text-presentation.ts';
import { textBehaviour, type TextValue } from '../values/text-value.ts';

/** `options` is a list separated by semicolons, or a custom list of `code`, `value` and `name_i18n` (designer specification, section 3). */
export const choiceProps = {
  options: { default: '', hint: 'choices' },
  choiceSource: { default: undefined, hint: 'choice-source' },
  defaultValue: { default: undefined, hint: 'text' },
} as const satisfies PropTable;

/** The layout of visible choices. */
export const directionProp = {
  direction: {
    default: 'horizontal',
    hint: {
      kind: 'select',
      choices: ['horizontal', 'vertical'],
    },
  },
} as const satisfies PropTable;

/** The appearance of visible choices, also when read-only. */
export const openChoiceProps = {
  displaySetting: {
    default: 'showSelected',
    hint: {
      kind: 'select',
      choices: ['showSelected', 'showAllOption'],
    },
  },
  hasLabel: { default: undefined, hint: 'switch' },
} as const satisfies PropTable;

/** Further properties of dropdown lists. */
export const dropdownProps = {
  displayEmpty: { default: true, hint: 'switch' },
  emptyValue: {
    default: generalTexts.select,
    hint: 'localized-text',
  },
} as const satisfies PropTable;

/** Returns all choices in order, without duplicate values. */
export function choicesOf(options: ControlOptions): readonly Choice[] {
  const source = options['options'];
  if (source === undefined) return [];
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

/** Returns whether the choices are listed in the definition or loaded from a source. An invalid source counts as none. */
export function declaredChoices(options: ControlOptions): DeclaredChoices {
  return sourceOf(options) ?? { kind: 'list', choices: choicesOf(options) };
}

function sourceOf(options: ControlOptions): ChoiceSource | undefined {
  return options['choiceSource'] === undefined ? undefined : choiceSourceSchema.safeParse(options['choiceSource']).data;
}

type ChoiceContext = Pick<ModelContext, 'options' | 'locale' | 'choices'>;

/** Returns the label of a stored value; a value that is not a known choice is its own label. */
export function choiceText(value: string, { options, locale, choices }: ChoiceContext): string {
  const choice = choices ? choices.find(value) : choicesOf(options).find((candidate) => candidate.value === value);
  return choice ? choiceName(choice, locale) : value;
}

/** Returns an issue for values that are not choices. Without listed choices any text passes; with a source, only the response decides. */
export function notAnOption(values: readonly string[], context: ModelContext): readonly ValueIssue[] {
  const unknown = unknownValues(values, context);
  return unknown.length === 0 ? [] : [{ code: 'NotAnOption', params: { value: unknown.map((value) => choiceText(value, context)) } }];
}

function unknownValues(values: readonly string[], { options, choices: loaded }: ModelContext): readonly string[] {
  if (loaded)
    return values.filter((value) => {
      const choice = loaded.find(value);
      return choice === null || choice?.retired === true;
    });
  const choices = sourceOf(options) ? [] : choicesOf(options);
  if (choices.length === 0) return [];
  const known = new Set(choices.map(({ value }) => value));
  return values.filter((value) => !known.has(value));
}

/** Behaviour shared by single-choice controls. */
export const choiceBehaviour = {
  ...textBehaviour,
  validate: (value, context) => (value === null ? [] : notAnOption([value], context)),
  requiredMessage: 'select',
  choices: declaredChoices,
  format: (value, context) => (value === null ? '' : choiceText(value, context)),
  present: (value, context) => presentText(value === null ? '' : choiceText(value, context)),
} as const satisfies Partial<ControlModel<TextValue>>;
