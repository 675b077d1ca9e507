import { isUnbounded, offeredUnits, scopeOfField, type UnitScope } from '@inkstone/controls/unit-scope';
import type { Field, Form } from '@inkstone/form-engine';
import {
  cellPath,
  unitTypes,
  type ControlOptions,
  type FieldPath,
  type FieldValue,
  type Issue,
  type Patch,
  type Unit,
} from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { maxDepartmentDepth, unitsInScope } from '../../organization/index.ts';
import { storedField } from '../fields/stored-field.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

interface Picked {
  readonly path: FieldPath;
  readonly unit: Unit;
}

/**
 * Returns an `OutsideScope` issue for each picked person or department outOfScopeIssue the scope of its selector. A unit that was stored at the
 * same path before is accepted, unless the field that sets the scope was changed; so are values set by defaults and formulas.
 */
export async function scopeIssues(
  { trx, actor }: Pick<CommandContext, 'trx' | 'actor'>,
  form: Form,
  patch: Patch,
  record: StoredRecord | null,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const byScope = new Map<string, { readonly scope: UnitScope; readonly picked: Picked[] }>();
  const moved = record ? fieldsWithMovedRoot(form, patch) : new Set<FieldPath>();
  const paths = Object.keys(patch.values);
  for (const path of moved.size === 0 ? paths : new Set([...paths, ...moved])) {
    if (!form.has(path)) continue;
    const field = form.field(path);
    if (field.model.valueType !== 'unit' && field.model.valueType !== 'units') continue;
    const scope = scopeOfField(form, path);
    const before = new Set(moved.has(path) ? [] : unitsIn(storedField(record, path)).map(({ id }) => id));
    const picked = unitsIn(field.value.peek()).filter(({ id }) => !before.has(id));
    if (field.model.valueType === 'units') issues.push(...picked.filter(isOfOtherKind(field)).map((unit) => outOfScopeIssue(path, unit)));
    if (isUnbounded(scope)) continue;
    const key = JSON.stringify(scope);
    const of = byScope.get(key) ?? { scope, picked: [] };
    byScope.set(key, of);
    of.picked.push(...picked.map((unit) => ({ path, unit })));
  }
  for (const { scope, picked } of byScope.values()) {
    const { levels, ownOnly, ...rest } = scope;
    const allowed = await unitsInScope(
      trx,
      { ...rest, levels: levels && { from: levels.from, to: levels.to ?? maxDepartmentDepth }, ownOf: ownOnly ? actor.id : null },
      picked.map(({ unit }) => unit),
    );
    for (const { path, unit } of picked) {
      if (!allowed.has(`${unit.unitType}:${unit.id}`)) issues.push(outOfScopeIssue(path, unit));
    }
  }
  return issues;
}

const outOfScopeIssue = (path: FieldPath, { id, name }: Unit): Issue => ({ code: 'OutsideScope', path, params: { id, name } });

/** A selector for both people and departments may offer only one of them. */
function isOfOtherKind(field: Field): (unit: Unit) => boolean {
  const kind = offeredUnits(field.options.peek());
  return ({ unitType }) => kind !== 'all' && unitType !== (kind === 'User' ? unitTypes.user : unitTypes.department);
}

/** Returns the selectors whose root another field names (`orgRootValueType`), where the patch sets that field. */
function fieldsWithMovedRoot(form: Form, patch: Patch): ReadonlySet<FieldPath> {
  const set = new Set(Object.keys(patch.values));
  const refersTo = (options: ControlOptions): readonly string[] =>
    options['orgRootValueType'] === 'ref' && Array.isArray(options['orgRoot']) ? options['orgRoot'].filter(isText) : [];
  return new Set(
    form.definition.controls.flatMap(({ key, options, columns = [] }) => {
      if (refersTo(options).some((code) => set.has(code))) return [key];
      return columns.flatMap((column) => {
        const codes = refersTo(column.options);
        const rows = codes.length === 0 || !form.has(key) ? [] : form.sheet(key).rows.peek();
        return rows
          .filter((row) => codes.some((code) => set.has(cellPath(key, row, code)) || set.has(code)))
          .map((row) => cellPath(key, row, column.key));
      });
    }),
  );
}

const isText = (code: unknown): code is string => typeof code === 'string';

function unitsIn(value: FieldValue | undefined): readonly Unit[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Unit[];
}
