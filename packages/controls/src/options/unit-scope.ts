import type { Form, FormEnvironment } from '@inkstone/form-engine';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import { rowFieldReader } from './bound-conditions.ts';

/** The scope of a selector of people and departments. Null and empty lists are no restriction. */
export interface UnitScope {
  /** Ids or codes of root departments; an empty list has nothing below it. */
  readonly roots: readonly string[] | null;
  /** Whether to include levels below the roots' own children, and for people the departments below. */
  readonly belowRoot: boolean;
  readonly rootPickable: boolean;
  /** Department levels, 1 for the top level; `to: null` means unlimited. */
  readonly levels: { readonly from: number; readonly to: number | null } | null;
  /** Ids or codes of roles, of which people must have at least one. */
  readonly roles: readonly string[];
  /** Only the user's own departments and those below them. */
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

/** Returns the kinds of units that a mixed selector offers (`deptVisible`). */
export function offeredUnits(options: ControlOptions): 'User' | 'Org' | 'all' {
  const kind = options['deptVisible'];
  return kind === 'User' || kind === 'Org' ? kind : 'all';
}

/** Whether the scope contains all people and departments. */
export function isUnbounded({ roots, levels, roles, ownOnly }: UnitScope): boolean {
  return roots === null && levels === null && roles.length === 0 && !ownOnly;
}

/**
 * Reads the scope from the options of a selector (designer specification, section 3): `orgRoot` by `orgRootValueType`, `departmentLevels`
 * as `{ from, to }`, `roles`, `recursive`, `isDisplayRoot`, `visiblePart`. `read` returns the value of another field for a root by
 * reference, whose code is then in `orgRoot`.
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

/** Returns the scope of a selector in an open form. In a row, the row's own columns take precedence over the form's fields. */
export function scopeOfField(form: Form, path: string): UnitScope {
  const read = rowFieldReader(form, path);
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

/** Reads one or several references: texts, or objects with an id, or with a code if they have no id. */
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
