import type { DefinitionIndex } from './definition-index.ts';
import { isSlotItem } from './instance-query.ts';
import type { WorkItem } from './instance-state.ts';

/** An action as an activity sets it, with its own label. */
export interface SetAction {
  readonly action: string;
  readonly name?: string | undefined;
  readonly name_i18n?: { readonly zh?: string | undefined; readonly en?: string | undefined } | undefined;
}

/** The actions the activity of an item is limited to; undefined: all. Only what stands for a participant's vote is limited. */
export function setActionsOf(
  index: DefinitionIndex,
  item: Pick<WorkItem, 'activity' | 'slot' | 'involvement'>,
): readonly SetAction[] | undefined {
  const activity = index.activities.get(item.activity);
  return isSlotItem(item) && activity && 'actions' in activity ? activity.actions : undefined;
}

export function offersAction(index: DefinitionIndex, item: Pick<WorkItem, 'activity' | 'slot' | 'involvement'>, action: string): boolean {
  const set = setActionsOf(index, item);
  return set === undefined || set.some((each) => each.action === action);
}
