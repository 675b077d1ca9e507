import { objectsIn, type Documents, type JsonObject } from '@inkstone/design';
import { activityGrants, fullPermission, localizedName, withoutEditing, type FormPermission, type Locale } from '@inkstone/schema';
import { nameOf, namedPart } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';

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
  /** What can be seen and edited there; null: what the roles of the person allow in a new form, as the server says. */
  readonly permission: FormPermission | null;
}

/** An activity at which people open the form, as far as a draft has its shape. */
interface OpeningActivity {
  readonly place: PreviewPlace;
  /** The names of the activity and of its workflow. */
  readonly names: readonly [activity: string, workflow: string];
  readonly permission: FormPermission;
}

/** The activities of a model's workflows at which its form is opened. */
export function openingActivities(documents: Documents, schemaCode: string, locale: Locale): readonly OpeningActivity[] {
  return [...documents.values()]
    .filter(({ key, content }) => key.kind === 'workflow' && content['schemaCode'] === schemaCode)
    .flatMap(({ key, content }) =>
      objectsIn(content['activities']).flatMap((activity) => {
        const permission = grantOf(activity);
        const code = textOf(activity['code']);
        const names = [localizedName(namedPart(activity, code), locale), localizedName(nameOf(documents, key), locale)] as const;
        return permission ? [{ place: { kind: 'activity', workflowCode: key.code, activityCode: code } as const, names, permission }] : [];
      }),
    );
}

/** Null where nobody opens the form, or the kind is unknown. */
function grantOf({ kind, permission }: JsonObject): FormPermission | null {
  if (typeof kind !== 'string' || !Object.hasOwn(activityGrants, kind)) return null;
  return permission === undefined ? activityGrants[kind as keyof typeof activityGrants] : (permission as unknown as FormPermission);
}

/** Where a form can be looked at: at each activity that opens it, or in a new one where there is no workflow, and by a reader. */
export function offeredPlaces(activities: readonly OpeningActivity[]): readonly OfferedPlace[] {
  const isOne = new Set(activities.map(({ names }) => names[1])).size <= 1;
  const fresh: readonly OfferedPlace[] =
    activities.length > 0 ? [] : [{ value: 'new', place: { kind: 'new' }, label: null, permission: null }];
  const at = activities.map(({ place, names, permission }): OfferedPlace => ({
    value: JSON.stringify(place),
    place,
    label: isOne ? names[0] : `${names[1]} · ${names[0]}`,
    permission,
  }));
  return [...fresh, ...at, { value: 'view', place: { kind: 'view' }, label: null, permission: withoutEditing(fullPermission) }];
}
