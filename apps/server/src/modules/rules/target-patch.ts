import { toJsonValue } from '@inkstone/form-engine';
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
import type { RecordScope } from '../records/index.ts';
import { evaluateIn, rowScope } from './rule-scope.ts';
import { ruleName, type RuleRun } from './rule-run.ts';

/** The source of mapped values: the whole source record, or one row of it. */
export interface MappingSource {
  readonly scope: RecordScope;
  /** The fields that a bare name copies in their stored form. */
  readonly values: FormValues;
}

const bareName = /^[A-Za-z]\w*$/;

/** Returns the value of a mapping: the stored field when the formula is its name, else the formula's result. */
async function mappedValue(run: RuleRun, { scope, values }: MappingSource, { formula }: RuleMapping): Promise<FieldValue> {
  const name = formula.trim();
  if (bareName.test(name) && Object.hasOwn(values, name)) return values[name] ?? null;
  return toJsonValue(await evaluateIn(scope, formula, ruleName(run)));
}

/** Returns the patch that mappings make to a record of the target. */
export async function targetPatch(
  run: RuleRun,
  source: MappingSource,
  {
    mappings,
    rows,
    present,
  }: { readonly mappings: readonly RuleMapping[]; readonly rows: readonly RuleRows[]; readonly present: FormValues },
): Promise<Patch> {
  const patch: Patch = { values: {}, rows: {} };
  for (const mapping of mappings) patch.values[mapping.to] = await mappedValue(run, source, mapping);
  for (const each of rows) await putRows(run, source.scope, each, present, patch);
  return patch;
}

async function putRows(
  run: RuleRun,
  scope: RecordScope,
  { to, from, mode, mappings }: RuleRows,
  present: FormValues,
  patch: Patch,
): Promise<void> {
  const added: string[] = [];
  for (const [index, row] of sourceRows(run, from).entries()) {
    const id = createId(run.context.now().getTime());
    added.push(id);
    const source = { scope: rowScope(scope, run.model.definition, from, index), values: row as unknown as FormValues };
    for (const mapping of mappings) patch.values[cellPath(to, id, mapping.to)] = await mappedValue(run, source, mapping);
  }
  const removed = mode === 'replace' ? ((present[to] ?? []) as readonly SheetRow[]).map(({ id }) => id) : [];
  patch.rows[to] = { added, removed };
}

/** Returns the rows of a sub-table of the source. */
function sourceRows({ record }: RuleRun, sheet: string): readonly SheetRow[] {
  return (record.values[sheet] ?? []) as readonly SheetRow[];
}

/** Returns the source once, or once for each row of a sub-table. */
export function mappingSources(run: RuleRun, each: string | undefined): readonly MappingSource[] {
  if (each === undefined) return [{ scope: run.scope, values: run.record.values }];
  return sourceRows(run, each).map((row, index) => ({
    scope: rowScope(run.scope, run.model.definition, each, index),
    values: { ...run.record.values, ...(row as unknown as FormValues) },
  }));
}
