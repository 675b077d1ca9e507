import type { Person } from '@inkstone/api';
import type { DepartmentNode } from '@inkstone/controls/ui-services';
import type { Unit } from '@inkstone/schema';

/** The departments of all units that pickers have loaded, for comparison while the server cannot be asked. */
export class KnownParents {
  private readonly parents = new Map<string, string | null>();

  addPeople(people: readonly Pick<Person, 'id' | 'departmentId'>[]): void {
    for (const { id, departmentId } of people) this.parents.set(id, departmentId);
  }

  addDepartments(departments: readonly Pick<DepartmentNode, 'id' | 'parentId'>[]): void {
    for (const { id, parentId } of departments) this.parents.set(id, parentId);
  }

  /**
   * Whether each child is one of the parents or below one, as far as that is known; the server validates it again when the form is sent.
   */
  areRelated(children: readonly Pick<Unit, 'id'>[], parents: readonly Pick<Unit, 'id'>[]): boolean {
    const above = new Set(parents.map(({ id }) => id));
    return children.every(({ id }) => {
      const seen = new Set<string>();
      let at: string | null = id;
      while (at !== null && !above.has(at) && !seen.has(at)) {
        seen.add(at);
        if (!this.parents.has(at)) return true;
        at = this.parents.get(at)!;
      }
      return at !== null && above.has(at);
    });
  }
}
