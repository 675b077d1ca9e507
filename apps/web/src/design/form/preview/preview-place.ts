import type { Documents } from '@inkstone/design';
import {
  fullPermission,
  localizedName,
  workflowDefinitionSchema,
  type FormPermission,
  type Locale,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { activityGrant, opensForm, withoutEditing } from '@inkstone/workflow';

/** Where a form is looked at: in a new one without a workflow, at an activity, or by somebody who only reads. */
export type PreviewPlace =
  | { readonly kind: 'new' | 'view' }
  | { readonly kind: 'activity'; readonly workflowCode: string; readonly activityCode: string };

export interface OfferedPlace {
  /** Tells the places apart. */
  readonly value: string;
  readonly place: PreviewPlace;
  /** The activity and its workflow by name; null: a place that has no name of its own. */
  readonly label: string | null;
}

/** The well-formed workflows of a model in a working copy. */
export function workflowsOf(documents: Documents, schemaCode: string): readonly WorkflowDefinition[] {
  return [...documents.values()]
    .filter(({ key, content }) => key.kind === 'workflow' && content['schemaCode'] === schemaCode)
    .flatMap(({ content }) => workflowDefinitionSchema.safeParse(content).data ?? []);
}

/** Where a form can be looked at: at each activity that opens it, or in a new one where there is no workflow, and by a reader. */
export function offeredPlaces(workflows: readonly WorkflowDefinition[], locale: Locale): readonly OfferedPlace[] {
  const activities = workflows.flatMap((workflow) =>
    workflow.activities.filter(opensForm).map((activity): OfferedPlace => {
      const place = { kind: 'activity', workflowCode: workflow.code, activityCode: activity.code } as const;
      const names = workflows.length > 1 ? [localizedName(workflow, locale)] : [];
      return { value: `${workflow.code} ${activity.code}`, place, label: [...names, localizedName(activity, locale)].join(' · ') };
    }),
  );
  const fresh: readonly OfferedPlace[] = activities.length > 0 ? [] : [{ value: 'new', place: { kind: 'new' }, label: null }];
  return [...fresh, ...activities, { value: 'view', place: { kind: 'view' }, label: null }];
}

/** What can be seen and edited at a place; `ofRoles` is what roles allow in a new form, as the server says. */
export function permissionAtPlace(
  place: PreviewPlace,
  workflows: readonly WorkflowDefinition[],
  ofRoles: FormPermission | undefined,
): FormPermission {
  if (place.kind !== 'activity') return place.kind === 'view' ? withoutEditing(fullPermission) : (ofRoles ?? fullPermission);
  const workflow = workflows.find(({ code }) => code === place.workflowCode);
  return workflow ? activityGrant(workflow, place.activityCode) : fullPermission;
}
