import { fieldsOfConditions } from '@inkstone/formula';
import type { ChoiceSource, ControlOptions } from '@inkstone/schema';
import type { ControlModel } from '../interfaces/control-model.ts';

/** Choices that have to be asked for, as the control declares them. */
export interface ChoicesPlan {
  readonly source: ChoiceSource;
  /** `category`, `items.unit`: what the choices are asked for by. */
  readonly control: string;
  /** The fields that the source's condition reads of the form. */
  readonly inputs: readonly string[];
}

/** Null: the control has no choices, or lists them itself. */
export function choicesPlan(control: string, options: ControlOptions, model: ControlModel | undefined): ChoicesPlan | null {
  const source = model?.choices?.(options) ?? null;
  if (source === null || source.kind === 'list') return null;
  return planOf(control, source);
}

/** What is suggested while somebody types; null: nothing is. */
export function suggestionsPlan(control: string, options: ControlOptions, model: ControlModel | undefined): ChoicesPlan | null {
  const source = model?.suggestions?.(options) ?? null;
  return source && planOf(control, source);
}

function planOf(control: string, source: ChoiceSource): ChoicesPlan {
  const { condition } = source.kind === 'model' ? source : {};
  return { source, control, inputs: condition ? fieldsOfConditions(condition).current : [] };
}
