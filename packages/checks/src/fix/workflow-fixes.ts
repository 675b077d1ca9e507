import { isJsonObject, objectsIn, type Operation, type Path } from '@inkstone/design';
import { contentOf, setting, valueOf, type DocumentToFix } from './document-fixes.ts';
import type { IssueToFix } from './fixes.ts';
import {
  missingCondition,
  missingDefault,
  missingJoin,
  noWayOn,
  routesOutOfEnd,
  severalDefaults,
  unknownEnd,
  unknownSplit,
  unreachableEnd,
} from './route-fixes.ts';

type IssueFix = (
  finding: { readonly place: Place; readonly params: Readonly<Record<string, unknown>> },
  at: DocumentToFix,
) => readonly Operation[];

type Place = { readonly kind?: string; readonly activity?: string; readonly route?: string };

/** By the code of the finding of the workflow's own check. */
const findings: Readonly<Record<string, IssueFix>> = {
  NoStart: (_finding, at) => adding('start', { name: '開始', name_i18n: { en: 'Start' }, kind: 'start' }, at),
  NoEnd: (_finding, at) => adding('end', { name: '結束', name_i18n: { en: 'End' }, kind: 'end' }, at),
  ConditionNotAllowed: atRoute((path, at) => setting(at, [...path, 'condition'], undefined)),
  OutcomeNotAllowed: atRoute((path, at) => setting(at, [...path, 'outcome'], undefined)),
  DefaultMissing: atActivity(missingDefault),
  SeveralDefaults: atActivity(severalDefaults),
  ConditionMissing: ({ place }, at) => (place.route === undefined ? [] : missingCondition(at, place.route)),
  RouteEndUnknown: ({ place }, at) => (place.route === undefined ? [] : unknownEnd(at, place.route)),
  RouteOutOfEnd: atActivity(routesOutOfEnd),
  NoWayToEnd: atActivity(noWayOn),
  Unreachable: atActivity(unreachableEnd),
  SplitUnknown: atActivity(unknownSplit),
  JoinMissing: atActivity(missingJoin),
  PermissionUnknown: ({ place, params }, at) => {
    if (place.activity === undefined) return [];
    const path = ['activities', place.activity, 'permission'];
    const permission = valueOf(at, path);
    if (!isJsonObject(permission) || !isJsonObject(permission['controls'])) return [];
    const controls = withoutControl(permission['controls'], String(params['code']));
    return controls ? setting(at, path, { ...permission, controls }) : [];
  },
};

export function workflowFix({ params }: IssueToFix, at: DocumentToFix): readonly Operation[] {
  const fix = findings[String(params['finding'])];
  const place = params['place'];
  const own = params['params'];
  if (!fix || typeof place !== 'object' || place === null) return [];
  return fix({ place: place as Place, params: (own ?? {}) as Readonly<Record<string, unknown>> }, at);
}

function atActivity(fix: (at: DocumentToFix, activity: string) => readonly Operation[]): IssueFix {
  return ({ place }, at) => (place.activity === undefined ? [] : fix(at, place.activity));
}

function atRoute(fix: (path: Path, at: DocumentToFix) => readonly Operation[]): IssueFix {
  return ({ place }, at) => (place.route === undefined ? [] : fix(['routes', place.route], at));
}

/** Adds an activity that every workflow has, first or last. */
function adding(
  code: 'start' | 'end',
  value: Readonly<Record<string, string | { readonly en: string }>>,
  at: DocumentToFix,
): readonly Operation[] {
  const taken = new Set(objectsIn(contentOf(at)['activities']).map((activity) => activity['code']));
  const free = [code, `${code}_2`, `${code}_3`].find((each) => !taken.has(each));
  if (free === undefined) return [];
  const place = code === 'start' ? { at: { after: null } } : {};
  return [{ op: 'insert', document: at.key, path: ['activities', free], value: { ...value }, ...place }];
}

type Controls = Extract<ReturnType<typeof contentOf>, object>;

/** The rights without those of a control or a column that is not there; null if they name neither. */
function withoutControl(controls: Controls, code: string): Controls | null {
  if (Object.hasOwn(controls, code)) return Object.fromEntries(Object.entries(controls).filter(([key]) => key !== code));
  const [sheet = '', column] = code.split('.');
  const held = controls[sheet];
  if (column === undefined || !isJsonObject(held)) return null;
  const columns = objectsIn(held['subDataPermission']);
  const kept = columns.filter(({ propertyCode }) => propertyCode !== column);
  return kept.length === columns.length ? null : { ...controls, [sheet]: { ...held, subDataPermission: kept } };
}
