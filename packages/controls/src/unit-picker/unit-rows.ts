import { unitTypes } from '@inkstone/schema';
import type { DepartmentNode, FormUiServices, FoundPage, FoundPerson, UnitScope } from '../services/ui-services.ts';
import type { UnitKind } from './unit-kind.ts';
import { departmentRow, personRow, type UnitRow } from './unit-row.ts';

/** The units a list shows. */
export type UnitSource = 'recent' | 'all' | { readonly department: string };

export interface UnitQuery {
  readonly kind: UnitKind;
  readonly scope: UnitScope;
  readonly source: UnitSource;
  /** If not empty, the whole scope is searched. */
  readonly query: string;
  /** Whether to list the child departments, to be opened. */
  readonly withBranches: boolean;
}

export interface UnitPage {
  readonly rows: readonly UnitRow[];
  /** The cursor of the next page of people; null on the last page. */
  readonly next: string | null;
}

const noPeople: FoundPage<FoundPerson> = { items: [], next: null };

/** Loads a page of a list; departments come on the first page, before the people. */
export async function unitRows(
  services: FormUiServices,
  unitQuery: UnitQuery,
  cursor: string | null,
  signal: AbortSignal,
): Promise<UnitPage> {
  const { kind, scope, source, query } = unitQuery;
  if (source === 'recent' && query === '') {
    const unitType = kind === 'User' ? unitTypes.user : kind === 'Org' ? unitTypes.department : undefined;
    const recent = (await services.recentUnits?.({ scope, signal, ...(unitType !== undefined && { unitType }) })) ?? [];
    return { rows: recent.map(personRow), next: null };
  }
  const [departments, people] = await Promise.all([
    cursor === null ? departmentRows(services, unitQuery, signal) : [],
    kind === 'Org' ? noPeople : peopleOf(services, unitQuery, cursor, signal),
  ]);
  return { rows: [...departments, ...people.items.map(personRow)], next: people.next };
}

function peopleOf(services: FormUiServices, { scope, source, query }: UnitQuery, cursor: string | null, signal: AbortSignal) {
  const request = { scope, signal, ...(cursor !== null && { cursor }) };
  if (query === '' && typeof source === 'object') return services.departmentUsers(source.department, request);
  return services.searchUsers(query, request);
}

async function departmentRows(services: FormUiServices, unitQuery: UnitQuery, signal: AbortSignal): Promise<UnitRow[]> {
  const { kind, scope, source, query, withBranches } = unitQuery;
  if (query !== '') {
    return kind === 'User'
      ? []
      : (await services.departmentTree({ scope, signal, keyword: query })).map((department) => departmentRow(department));
  }
  if (withBranches) {
    const parentId = typeof source === 'object' ? source.department : 'top';
    const branches = await services.departmentTree({ scope, signal, parentId });
    return branches.map((branch) => ({
      ...departmentRow(branch, opensFurther(kind, branch)),
      pickable: kind !== 'User' && branch.pickable !== false,
    }));
  }
  if (kind === 'User') return [];
  const all = await services.departmentTree({ scope, signal });
  const listed =
    typeof source === 'object' ? all.filter(({ id, parentId }) => id === source.department || parentId === source.department) : all;
  return listed.filter(({ pickable }) => pickable !== false).map((department) => departmentRow(department));
}

function opensFurther(kind: UnitKind, { hasChildren }: DepartmentNode): boolean {
  return kind !== 'Org' || hasChildren !== false;
}
