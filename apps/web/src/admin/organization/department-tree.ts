import type { ManagedDepartment } from '@inkstone/api';
import { localizedName, type Locale } from '@inkstone/schema';

type Departments = readonly ManagedDepartment[];

/** A department as the tree shows it. */
export interface TreeRow {
  readonly department: ManagedDepartment;
  /** From 1. */
  readonly level: number;
  /** Its place among the siblings that are shown, from 1. */
  readonly position: number;
  readonly siblingCount: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

/** Returns the rows of a tree in which only `expanded` departments show those below. Parents come before their children. */
export function treeRows(departments: Departments, expanded: ReadonlySet<string>): readonly TreeRow[] {
  const children = Map.groupBy(departments, ({ parentId }) => parentId);
  const rows: TreeRow[] = [];
  const add = (parentId: string | null, level: number): void => {
    const siblings = children.get(parentId) ?? [];
    for (const [index, department] of siblings.entries()) {
      const hasChildren = children.has(department.id);
      const isExpanded = hasChildren && expanded.has(department.id);
      rows.push({ department, level, position: index + 1, siblingCount: siblings.length, hasChildren, isExpanded });
      if (isExpanded) add(department.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

/** Returns the departments without the closed ones, and what is below those. */
export function openDepartments(departments: Departments): Departments {
  const open = new Set<string>();
  for (const { id, parentId, isClosed } of departments) if (!isClosed && (parentId === null || open.has(parentId))) open.add(id);
  return departments.filter(({ id }) => open.has(id));
}

/** Returns the department and all below it. */
export function departmentAndBelow(departments: Departments, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const department of departments) if (department.parentId !== null && found.has(department.parentId)) found.add(department.id);
  return found;
}

/** Returns the departments above one, the top one first. */
export function departmentsAbove(departments: Departments, id: string): Departments {
  const byId = new Map(departments.map((department) => [department.id, department]));
  const above: ManagedDepartment[] = [];
  for (let at = byId.get(id)?.parentId ?? null; at !== null; at = byId.get(at)?.parentId ?? null) {
    const parent = byId.get(at);
    if (!parent) break;
    above.unshift(parent);
  }
  return above;
}

/** Returns the name of a department with those above it, such as `Head office / Sales`. */
export function departmentPath(departments: Departments, department: ManagedDepartment, locale: Locale): string {
  return [...departmentsAbove(departments, department.id), department].map((each) => localizedName(each, locale)).join(' / ');
}

/**
 * Returns before which sibling a department is placed when it moves one step among those that are shown; null: at the end, undefined: it is
 * already first or last. Siblings that are not shown keep their place.
 */
export function placeAfterStep(all: Departments, shown: Departments, moved: ManagedDepartment, step: -1 | 1): string | null | undefined {
  const isSibling = ({ parentId }: ManagedDepartment) => parentId === moved.parentId;
  const siblings = shown.filter(isSibling);
  const target = siblings[siblings.findIndex(({ id }) => id === moved.id) + step];
  if (!target) return undefined;
  if (step === -1) return target.id;
  const stored = all.filter((each) => isSibling(each) && each.id !== moved.id);
  return stored[stored.findIndex(({ id }) => id === target.id) + 1]?.id ?? null;
}
