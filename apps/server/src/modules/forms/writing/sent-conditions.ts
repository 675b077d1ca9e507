import { fieldsOfConditions } from '@inkstone/formula';
import { choiceSourceSchema, dataLinkageSchema, type ConditionDocument, type ControlOptions } from '@inkstone/schema';

/**
 * Removes the conditions from options that read hidden fields. A linkage is removed completely: the server runs it on writing. Choices
 * stay: the server answers them with the published condition.
 */
export function sentConditions(options: ControlOptions, isHidden: (name: string) => boolean): Record<string, unknown> {
  const sent: Record<string, unknown> = { ...options };
  const linkage = dataLinkageSchema.safeParse(options['dataLinkage']).data;
  if (linkage && readsHidden(linkage.conditions, isHidden)) delete sent['dataLinkage'];
  const source = choiceSourceSchema.safeParse(options['choiceSource']).data;
  if (source?.kind === 'model' && readsHidden(source.condition, isHidden)) {
    const { condition: _, ...open } = source;
    sent['choiceSource'] = open;
  }
  return sent;
}

function readsHidden(conditions: ConditionDocument | undefined, isHidden: (name: string) => boolean): boolean {
  return conditions !== undefined && fieldsOfConditions(conditions).current.some((name) => isHidden(name) || isHidden(name.split('.')[0]!));
}
