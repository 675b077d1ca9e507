import { parseFieldPath, type Locale } from '@inkstone/schema';
import type { Field } from '@inkstone/form-engine';
import { localizedOption } from '../options/declared-option.ts';
import { errorId, inputId, labelId, tipsId } from './field-id.ts';
import { useSignalValue } from './use-signal-value.ts';

/** Attributes that connect an input to its label, tips and issues, and expose its state to assistive technology. */
export interface InputAttributes {
  readonly id: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
  readonly disabled?: true;
}

/** Returns the attributes of a field's single input. A cell has no label of its own and is named by its column. */
export function useInputAttributes(field: Field, locale: Locale): InputAttributes {
  const isInvalid = useSignalValue(field.errors).length > 0;
  const isRequired = useSignalValue(field.required);
  const isDisabled = useSignalValue(field.disabled);
  const hasTips = localizedOption(useSignalValue(field.options), 'tips', locale) !== null;
  const isCell = parseFieldPath(field.path)?.kind === 'cell';
  const describedBy = [isInvalid && errorId(field.path), hasTips && !isCell && tipsId(field.path)].filter(Boolean).join(' ');
  return {
    id: inputId(field.path),
    ...(isCell && { 'aria-label': field.label(locale) }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
    ...(isDisabled && { disabled: true }),
  };
}

/** Returns the attributes of a group of inputs that make up one field, such as radio buttons. */
export function useGroupAttributes(field: Field, locale: Locale) {
  const { disabled, 'aria-required': _, 'aria-label': label, ...group } = useInputAttributes(field, locale);
  return {
    group: { ...group, ...(label ? { 'aria-label': label } : { 'aria-labelledby': labelId(field.path) }) },
    disabled: disabled === true,
  };
}
