import { fieldsOfConditions } from '@inkstone/formula';
import type { ChoiceSource, ControlOptions } from '@inkstone/schema';
import type { ControlModel } from '../interfaces/control-model.ts';

/** Choices that are requested from a source, as the control declares them. */
export interface ChoicesPlan {
  readonly source: ChoiceSource;
  /** `category`, `items.unit`: identifies the control in requests. */
  readonly control: string;
  /** The form fields that the source's condition reads. */
  readonly inputs: readonly string[];
}

/** Null if the control has no choices, or lists them itself. */
export function choicesPlan(control: string, options: ControlOptions, model: ControlModel | undefined): ChoicesPlan | null {
  const source = model?.choices?.(options) ?? null;
  if (source === null || source.kind === 'list') return null;
  return planOf(control, source);
}

/** Suggestions while typing; null if there are none. */
export function suggestionsPlan(control: string, options: ControlOptions, model: ControlModel | undefined): ChoicesPlan | null {
  const source = model?.suggestions?.(options) ?? null;
  return source && planOf(control, source);
}

function planOf(control: string, source: ChoiceSource): ChoicesPlan {
  const { condition } = source.kind === 'model' ? source : {};
  return { source, control, inputs: condition ? fieldsOfConditions(condition).current : [] };
}
