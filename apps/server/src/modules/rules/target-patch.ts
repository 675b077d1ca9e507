import { toJsonValue } from '@inkstone/form-engine';
import type { FormulaScope } from '@inkstone/formula';
import {
  cellPath,
  createId,
  type FieldValue,
  type FormValues,
  type Patch,
  type RuleMapping,
  type RuleRows,
  type SheetRow,
} from '@inkstone/schema';
import { rowScope } from './rule-scope.ts';
import { evaluateIn } from './rule-scope.ts';
import { ruleName, type RuleRun } from './rule-run.ts';

/** Where mapped values are read: the whole source, or one row of it. */
export interface MappingPlace {
  readonly scope: FormulaScope;
  /** What a bare name copies as it is stored. */
  readonly values: FormValues;
}

const bareName = /^[A-Za-z]\w*$/;

/** What a mapping gives: a field as it is stored when the formula is its name, else the formula's result. */
function mappedValue(run: RuleRun, { scope, values }: MappingPlace, { formula }: RuleMapping): FieldValue {
  const name = formula.trim();
  if (bareName.test(name) && Object.hasOwn(values, name)) return values[name] ?? null;
  return toJsonValue(evaluateIn(scope, formula, ruleName(run)));
}

/** The changes that mappings make to a record of the target. */
export function targetPatch(
  run: RuleRun,
  place: MappingPlace,
  {
    mappings,
    rows,
    present,
  }: { readonly mappings: readonly RuleMapping[]; readonly rows: readonly RuleRows[]; readonly present: FormValues },
): Patch {
  const patch: Patch = { values: {}, rows: {} };
  for (const mapping of mappings) patch.values[mapping.to] = mappedValue(run, place, mapping);
  for (const each of rows) putRows(run, place.scope, each, present, patch);
  return patch;
}

function putRows(run: RuleRun, scope: FormulaScope, { to, from, mode, mappings }: RuleRows, present: FormValues, patch: Patch): void {
  const added: string[] = [];
  sourceRows(run, from).forEach((row, index) => {
    const id = createId(run.context.now().getTime());
    added.push(id);
    const place = { scope: rowScope(scope, run.model.definition, from, index), values: row as unknown as FormValues };
    for (const mapping of mappings) patch.values[cellPath(to, id, mapping.to)] = mappedValue(run, place, mapping);
  });
  const removed = mode === 'replace' ? ((present[to] ?? []) as readonly SheetRow[]).map(({ id }) => id) : [];
  patch.rows[to] = { added, removed };
}

/** The rows of a sub-table of the source. */
function sourceRows({ record }: RuleRun, sheet: string): readonly SheetRow[] {
  return (record.values[sheet] ?? []) as readonly SheetRow[];
}

/** The source once, or once for each row of a sub-table of it. */
export function placesOf(run: RuleRun, each: string | undefined): readonly MappingPlace[] {
  if (each === undefined) return [{ scope: run.scope, values: run.record.values }];
  return sourceRows(run, each).map((row, index) => ({
    scope: rowScope(run.scope, run.model.definition, each, index),
    values: { ...run.record.values, ...(row as unknown as FormValues) },
  }));
}
