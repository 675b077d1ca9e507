import { unitTypes } from '@inkstone/schema';
import type { DepartmentNode, FormUiServices, FoundPage, FoundPerson, UnitScope } from '../services/ui-services.ts';
import type { UnitKind } from './unit-kind.ts';
import { departmentRow, personRow, type UnitRow } from './unit-row.ts';

/** Where in the organisation a list is. */
export type UnitPlace = 'recent' | 'all' | { readonly department: string };

export interface UnitQuestion {
  readonly kind: UnitKind;
  readonly scope: UnitScope;
  readonly place: UnitPlace;
  /** While there is one, it is looked for everywhere in the scope. */
  readonly query: string;
  /** The departments right below the place are listed to be gone into. */
  readonly withWays: boolean;
}

export interface UnitPage {
  readonly rows: readonly UnitRow[];
  /** Asks for the people that follow; null on the last page. */
  readonly next: string | null;
}

const noPeople: FoundPage<FoundPerson> = { items: [], next: null };

/** A page of a list: departments stand on the first, before the people. */
export async function unitRows(
  services: FormUiServices,
  question: UnitQuestion,
  cursor: string | null,
  signal: AbortSignal,
): Promise<UnitPage> {
  const { kind, scope, place, query } = question;
  if (place === 'recent' && query === '') {
    const unitType = kind === 'User' ? unitTypes.user : kind === 'Org' ? unitTypes.department : undefined;
    const recent = (await services.recentUnits?.({ scope, signal, ...(unitType !== undefined && { unitType }) })) ?? [];
    return { rows: recent.map(personRow), next: null };
  }
  const [departments, people] = await Promise.all([
    cursor === null ? departmentRows(services, question, signal) : [],
    kind === 'Org' ? noPeople : peopleOf(services, question, cursor, signal),
  ]);
  return { rows: [...departments, ...people.items.map(personRow)], next: people.next };
}

function peopleOf(services: FormUiServices, { scope, place, query }: UnitQuestion, cursor: string | null, signal: AbortSignal) {
  const request = { scope, signal, ...(cursor !== null && { cursor }) };
  if (query === '' && typeof place === 'object') return services.departmentUsers(place.department, request);
  return services.searchUsers(query, request);
}

async function departmentRows(services: FormUiServices, question: UnitQuestion, signal: AbortSignal): Promise<UnitRow[]> {
  const { kind, scope, place, query, withWays } = question;
  if (query !== '') {
    return kind === 'User'
      ? []
      : (await services.departmentTree({ scope, signal, keyword: query })).map((department) => departmentRow(department));
  }
  if (withWays) {
    const parentId = typeof place === 'object' ? place.department : 'top';
    const ways = await services.departmentTree({ scope, signal, parentId });
    return ways.map((way) => ({ ...departmentRow(way, opensFurther(kind, way)), pickable: kind !== 'User' && way.pickable !== false }));
  }
  if (kind === 'User') return [];
  const all = await services.departmentTree({ scope, signal });
  const here = typeof place === 'object' ? all.filter(({ id, parentId }) => id === place.department || parentId === place.department) : all;
  return here.filter(({ pickable }) => pickable !== false).map((department) => departmentRow(department));
}

function opensFurther(kind: UnitKind, { hasChildren }: DepartmentNode): boolean {
  return kind !== 'Org' || hasChildren !== false;
}
