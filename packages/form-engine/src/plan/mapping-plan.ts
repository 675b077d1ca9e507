import type { ControlOptions } from '@inkstone/schema';

/** One field of a picked object that is copied to another control, or for a column to another column of its row. */
export interface MappingPlan {
  readonly from: string;
  /** Number of the control or column. */
  readonly to: number;
}

/** The mappings of a control whose target exists; `items.phone` names a column of the same sheet, like `phone`. */
export function mappingPlans(
  options: ControlOptions,
  sheet: string | undefined,
  indexOf: (key: string) => number | undefined,
): MappingPlan[] {
  return (options.mappings ?? []).flatMap(({ from, to }) => {
    const key = sheet !== undefined && to.startsWith(`${sheet}.`) ? to.slice(sheet.length + 1) : to;
    const index = indexOf(key);
    return index === undefined ? [] : [{ from, to: index }];
  });
}
