import type { ControlField } from './control-field.ts';
import type { LayoutPlan } from '../plan/layout-plan.ts';

/** Where a field stands among the others of its open form: what stands in a hidden panel or container is hidden with it. */
export interface Standing {
  readonly holder: ControlField | undefined;
  readonly members: readonly ControlField[];
  /** For a group title: the fields below it. */
  readonly section: readonly ControlField[];
}

export const standsAlone: Standing = { holder: undefined, members: [], section: [] };

/** Tells the fields of a form where they stand. */
export function placeFields(fields: readonly ControlField[], { holderOf, membersOf, sections }: LayoutPlan): void {
  if (holderOf.size + membersOf.size + sections.size === 0) return;
  const at = (indices: readonly number[] = []): readonly ControlField[] => indices.map((index) => fields[index]!);
  for (const [index, field] of fields.entries()) {
    const holder = holderOf.get(index);
    const [members, section] = [membersOf.get(index), sections.get(index)];
    if (holder !== undefined || members || section)
      field.standing = { holder: holder === undefined ? undefined : fields[holder]!, members: at(members), section: at(section) };
  }
  for (const [index, field] of fields.entries()) if (holderOf.get(index) === undefined && membersOf.has(index)) field.showAgain();
}
