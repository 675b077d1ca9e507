import type { DefinitionIndex } from '../definition-index.ts';
import { isSlotItem } from '../state/instance-query.ts';
import type { WorkItem } from '../state/instance-state.ts';

/** An action as the activity configures it, with its own label. */
export interface ConfiguredAction {
  readonly action: string;
  readonly name?: string | undefined;
  readonly name_i18n?: { readonly zh?: string | undefined; readonly en?: string | undefined } | undefined;
}

/** Returns the actions that the activity limits an item to; undefined: all. Only a slot's own item is limited. */
export function configuredActionsOf(
  index: DefinitionIndex,
  item: Pick<WorkItem, 'activity' | 'slot' | 'involvement'>,
): readonly ConfiguredAction[] | undefined {
  const activity = index.activities.get(item.activity);
  return isSlotItem(item) && activity && 'actions' in activity ? activity.actions : undefined;
}

export function offersAction(index: DefinitionIndex, item: Pick<WorkItem, 'activity' | 'slot' | 'involvement'>, action: string): boolean {
  const set = configuredActionsOf(index, item);
  return set === undefined || set.some((each) => each.action === action);
}
