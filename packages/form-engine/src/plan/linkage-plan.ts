import { fieldsOfConditions } from '@inkstone/formula';
import { dataLinkageSchema, type ControlOptions, type DataLinkage, readJson } from '@inkstone/schema';

/** One field of the found record that is copied to a control, or for a column to a column of its row. */
export interface LinkageTarget {
  readonly from: string;
  /** Number of the control or column. */
  readonly to: number;
}

/** The plan of a control's `dataLinkage`. */
export interface LinkagePlan {
  readonly linkage: DataLinkage;
  /** `price`, `items.price`: identifies the control in requests. */
  readonly control: string;
  /** The form fields that its conditions read. */
  readonly inputs: readonly string[];
  readonly targets: readonly LinkageTarget[];
}

export interface LinkageOwner {
  readonly path: string;
  readonly options: ControlOptions;
  readonly index: number;
  /** The sheet to which the column belongs. */
  readonly sheet: string | undefined;
  readonly indexOf: (key: string) => number | undefined;
}

/** Null if the control has no linkage. `unusable` if it is invalid or has no target in this form. */
export function linkagePlan({ path, options, index, sheet, indexOf }: LinkageOwner): LinkagePlan | 'unusable' | null {
  const stored = options['dataLinkage'];
  if (stored === undefined || stored === null || stored === '') return null;
  const parsed = dataLinkageSchema.safeParse(typeof stored === 'string' ? readJson(stored) : stored);
  if (!parsed.success) return 'unusable';
  const linkage = parsed.data;
  const own = linkage.field === undefined ? [] : [{ from: linkage.field, to: index }];
  const mapped = (linkage.mappings ?? []).flatMap(({ from, to }) => {
    const target = indexOf(sheet !== undefined && to.startsWith(`${sheet}.`) ? to.slice(sheet.length + 1) : to);
    return target === undefined ? [] : [{ from, to: target }];
  });
  const targets = [...own, ...mapped];
  return targets.length === 0
    ? 'unusable'
    : { linkage, control: path, inputs: linkage.conditions ? fieldsOfConditions(linkage.conditions).current : [], targets };
}
