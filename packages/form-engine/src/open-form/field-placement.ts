import type { ControlField } from './control-field.ts';
import type { LayoutPlan } from '../plan/layout-plan.ts';

/** The position of a field in the form's layout: members of a hidden panel or container are hidden with it. */
export interface FieldPlacement {
  readonly container: ControlField | undefined;
  readonly members: readonly ControlField[];
  /** For a group title: the fields below it. */
  readonly section: readonly ControlField[];
}

export const noPlacement: FieldPlacement = { container: undefined, members: [], section: [] };

/** Sets the placement of the form's fields. */
export function assignPlacements(fields: readonly ControlField[], { containerOf, membersOf, sections }: LayoutPlan): void {
  if (containerOf.size + membersOf.size + sections.size === 0) return;
  const at = (indices: readonly number[] = []): readonly ControlField[] => indices.map((index) => fields[index]!);
  for (const [index, field] of fields.entries()) {
    const container = containerOf.get(index);
    const [members, section] = [membersOf.get(index), sections.get(index)];
    if (container !== undefined || members || section)
      field.placement = { container: container === undefined ? undefined : fields[container]!, members: at(members), section: at(section) };
  }
  for (const [index, field] of fields.entries()) if (containerOf.get(index) === undefined && membersOf.has(index)) field.updateVisibility();
}
