import { readPermission, withoutEditing, type FormPermission, type WorkflowDefinition } from '@inkstone/schema';
import { modelOf } from '../activities/models.ts';
import { indexDefinition } from '../definition-index.ts';
import { isEnded } from '../state/instance-query.ts';
import type { InstanceState, WorkItem } from '../state/instance-state.ts';

/**
 * Returns what a work item's holder may see and edit: the grant of the activity, reduced by the kind of item and the status (workflow
 * design, section 2, "Rights at an item"). An assistant edits what the handler may; a closed or waiting item, a question and a copy are
 * read only.
 */
export function itemRights(definition: WorkflowDefinition, state: InstanceState, item: WorkItem): FormPermission {
  const granted = activityGrant(definition, item.activity, state.former);
  const isReading = item.slot === null || item.kind === 'consult';
  const mayEdit = item.state === 'open' && !isReading && !isEnded(state);
  return mayEdit ? granted : withoutEditing(granted);
}

/** Returns what the initiator may see and edit in a draft. */
export function draftRights(definition: WorkflowDefinition): FormPermission {
  const { start } = indexDefinition(definition);
  return start ? activityGrant(definition, start.code) : readPermission;
}

/**
 * Returns what the handlers of an activity may see and edit. For one that the version does not have, the grant of the version that had it,
 * and nothing where none did.
 */
export function activityGrant(definition: WorkflowDefinition, code: string, former: InstanceState['former'] = {}): FormPermission {
  const activity = indexDefinition(definition).activities.get(code);
  if (!activity) return former[code]?.permission ?? nothing;
  return modelOf(activity).grant?.(activity) ?? readPermission;
}

const nothing: FormPermission = { others: { e: false, v: false }, controls: {} };
