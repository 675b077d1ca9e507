import type { VersionChange } from '@inkstone/api';
import { localizedName, type Activity, type Locale, type NameI18n, type Route, type WorkflowDefinition } from '@inkstone/schema';
import { settingChanges } from '../../apps/index.ts';

/** Returns the differences between two versions: activities and routes by code, each with its changed settings. */
export function versionChanges(before: WorkflowDefinition, after: WorkflowDefinition, locale: Locale): VersionChange[] {
  const { activities: activitiesBefore, routes: _, ...rest } = before;
  const { activities: activitiesAfter, routes: __, ...restAfter } = after;
  const whole = settingChanges(rest, restAfter);
  return [
    ...(whole.length > 0
      ? [{ kind: 'changed' as const, place: 'workflow' as const, ...named(after), activityKind: null, settings: whole }]
      : []),
    ...eachChange('activity', activitiesBefore, activitiesAfter, (activity) => ({ ...named(activity), activityKind: activity.kind })),
    ...eachChange('route', withNames(before, locale), withNames(after, locale), (route) => ({ ...routeName(route), activityKind: null })),
  ];
}

type Named = Pick<VersionChange, 'code' | 'name' | 'name_i18n'>;

function named({ code, name, name_i18n }: { code: string; name: string; name_i18n?: NameI18n | undefined }): Named {
  return { code, name, ...(name_i18n && { name_i18n }) };
}

/** Replaces the ends of routes by their names. */
function withNames({ activities, routes }: WorkflowDefinition, locale: Locale): Route[] {
  const nameOf = (code: string): string => {
    const activity = activities.find((each) => each.code === code);
    return activity ? localizedName(activity, locale) : code;
  };
  return routes.map((route) => ({ ...route, from: nameOf(route.from), to: nameOf(route.to) }));
}

/** A route without a name is named by its ends. */
function routeName(route: Route): Named {
  return named({ ...route, name: route.name || `${route.from} → ${route.to}` });
}

function eachChange<T extends Activity | Route>(
  place: 'activity' | 'route',
  before: readonly T[],
  after: readonly T[],
  describe: (each: T) => Named & Pick<VersionChange, 'activityKind'>,
): VersionChange[] {
  const earlier = new Map(before.map((each) => [each.code, each]));
  const later = new Set(after.map(({ code }) => code));
  const removed = before.filter(({ code }) => !later.has(code));
  return [
    ...removed.map((each): VersionChange => ({ kind: 'removed', place, ...describe(each), settings: [] })),
    ...after.flatMap((each): VersionChange[] => {
      const was = earlier.get(each.code);
      if (!was) return [{ kind: 'added', place, ...describe(each), settings: [] }];
      const settings = settingChanges(was, each);
      return settings.length > 0 ? [{ kind: 'changed', place, ...describe(each), settings }] : [];
    }),
  ];
}
