import type { Form, FormEnvironment } from '@inkstone/form-engine';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import { readBeside } from './bound-conditions.ts';

/** Where a selector of people and departments looks. Null and empty lists set no bound. */
export interface UnitScope {
  /** Departments below which is looked, by id or code; an empty list has nothing below it. */
  readonly roots: readonly string[] | null;
  /** Whether also below the roots' own children, and in departments below for people. */
  readonly belowRoot: boolean;
  readonly rootPickable: boolean;
  /** Depths of departments, the topmost is 1; `to` null is as deep as it goes. */
  readonly levels: { readonly from: number; readonly to: number | null } | null;
  /** Ids or codes; people have one of them. */
  readonly roles: readonly string[];
  /** Only the departments of whoever picks, and what is below them. */
  readonly ownOnly: boolean;
}

export const wholeOrganization: UnitScope = {
  roots: null,
  belowRoot: true,
  rootPickable: false,
  levels: null,
  roles: [],
  ownOnly: false,
};

/** Which units a selector of several kinds offers (`deptVisible`). */
export function offeredUnits(options: ControlOptions): 'User' | 'Org' | 'all' {
  const kind = options['deptVisible'];
  return kind === 'User' || kind === 'Org' ? kind : 'all';
}

/** Whether everybody and every department is in it. */
export function isUnbounded({ roots, levels, roles, ownOnly }: UnitScope): boolean {
  return roots === null && levels === null && roles.length === 0 && !ownOnly;
}

/**
 * What the options of a selector say (designer specification, section 3): `orgRoot` by `orgRootValueType`, `departmentLevels` as
 * `{ from, to }`, `roles`, `recursive`, `isDisplayRoot`, `visiblePart`. `read` answers another field for a root by reference, whose code
 * then stands in `orgRoot`.
 */
export function unitScope(
  options: ControlOptions,
  environment: Pick<FormEnvironment, 'originatorDepartment' | 'department'>,
  read: (code: string) => FieldValue,
): UnitScope {
  return {
    roots: rootsOf(options, environment, read),
    belowRoot: options['recursive'] !== false,
    rootPickable: options['isDisplayRoot'] === true,
    levels: levelsOf(options['departmentLevels']),
    roles: namedIn(options['roles']),
    ownOnly: options['visiblePart'] === true,
  };
}

/** The scope of a selector in an open form. In a row the row's own columns come before the form's fields. */
export function scopeOfField(form: Form, path: string): UnitScope {
  const read = readBeside(form, path);
  return unitScope(form.field(path).options.value, form.environment, read);
}

function rootsOf(
  options: ControlOptions,
  { originatorDepartment, department }: Pick<FormEnvironment, 'originatorDepartment' | 'department'>,
  read: (code: string) => FieldValue,
): readonly string[] | null {
  const named = namedIn(options['orgRoot']);
  switch (options['orgRootValueType']) {
    case 'originatorDept':
      return namedIn(originatorDepartment ?? department);
    case 'ref':
      return named.flatMap((code) => namedIn(read(code)));
    default:
      return named.length === 0 ? null : named;
  }
}

/** One or several: texts, or objects with an id, or with a code where they have none. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const { id, code } = value as { id?: unknown; code?: unknown };
  return namedIn(id ?? code);
}

function levelsOf(value: unknown): UnitScope['levels'] {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to } = value as { from?: unknown; to?: unknown };
  const isDepth = (depth: unknown): depth is number => Number.isInteger(depth) && (depth as number) >= 1 && (depth as number) < 100;
  if (!isDepth(from) && !isDepth(to)) return null;
  return { from: isDepth(from) ? from : 1, to: isDepth(to) ? to : null };
}
