import {
  FormulaError,
  isFormulaError,
  isFormulaNumber,
  roundNumber,
  toFormulaValue,
  type CompiledFormula,
  type Operand,
} from '@inkstone/formula';
import { limits, type FieldValue, type FormValues } from '@inkstone/schema';
import type { ExternalData } from '../external/external-data.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { WrittenCell } from '../linkage/linkages.ts';
import { pending, type LookupTarget } from '../lookup/lookups.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import { columnOfNode, type GraphNode } from '../plan/graph/graph-node.ts';
import type { FormScope } from '../scope/form-scope.ts';
import { everyRow } from '../table/every-row.ts';
import type { FormSources } from './form-sources.ts';
import type { EditTracker } from './graph-listener.ts';

/** What computing needs of an open form. */
export interface ComputationHost {
  readonly environment: FormEnvironment;
  readonly fields: readonly ControlField[];
  readonly scope: FormScope;
  readonly external: ExternalData;
  readonly hasBase: boolean;
  readonly edits: EditTracker | undefined;
  change(work: () => void): void;
  markNode(node: number, slot: number): void;
  writeControl(field: ControlField, value: FieldValue, error?: FormulaError): boolean;
}

type NodeOf<K extends GraphNode['kind']> = Extract<GraphNode, { kind: K }>;
interface Computed {
  readonly value: FieldValue;
  readonly error?: FormulaError;
}

/**
 * Computes single nodes of an open form and writes their results: values, statistics, conditions, columns and defaults. A node that reads
 * or writes something redacted keeps its value, and so does one whose data is not loaded yet.
 */
export class NodeComputation {
  private readonly host: ComputationHost;
  private readonly sources: FormSources;
  private readonly redacted: ReadonlySet<GraphNode>;
  /** The values that a new form was opened with; defaults do not overwrite them. */
  private readonly givenValues: FormValues;

  constructor(host: ComputationHost, sources: FormSources, givenValues: FormValues) {
    this.host = host;
    this.sources = sources;
    this.redacted = sources.redactedNodes();
    this.givenValues = givenValues;
  }

  /** `slots`: the rows of a column; undefined for all rows. */
  compute(node: GraphNode, slots: ReadonlySet<number> | undefined): void {
    if (this.redacted.has(node)) return;
    switch (node.kind) {
      case 'value':
      case 'statistic':
        return this.computeControl(node);
      case 'condition':
        return this.computeCondition(node);
      case 'column':
        return this.computeColumn(node, slots);
      case 'default':
        return this.computeDefault(node, slots);
      case 'linkage':
        return this.host.external.linkages?.schedule(node, slots);
    }
  }

  /** Copies another field's value unless the control's own value was given, stored or set by the person. */
  private computeDefault(node: NodeOf<'default'>, slots: ReadonlySet<number> | undefined): void {
    const field = this.fieldOf(node);
    const { sheet } = field;
    if (!sheet || node.column === undefined) {
      if (this.host.hasBase || Object.hasOwn(this.givenValues, field.path) || this.isTouched(field)) return;
      const result = this.evaluate(node, node.formula);
      if (result !== pending) this.host.writeControl(field, this.toValue(field.plan, result).value);
      return;
    }
    const column = sheet.plan.columns[node.column]!;
    for (const slot of slots ?? sheet.rows.order) {
      if (sheet.isStoredRow(slot) || this.isTouched({ sheet, slot, column: column.index })) continue;
      const result = this.evaluate(node, node.formula, { sheet, slot });
      if (result !== pending) sheet.write(column.index, slot, this.toValue(column, result).value);
    }
  }

  private computeControl(node: NodeOf<'value' | 'statistic'>): void {
    const field = this.fieldOf(node);
    if (this.host.hasBase && !this.sources.differ(node.reads)) {
      this.host.writeControl(field, field.base);
      return;
    }
    const operand = node.kind === 'value' ? this.evaluate(node, node.formula) : this.statistic(node);
    if (operand === pending) return;
    const { value, error } = this.toValue(field.plan, operand);
    this.host.writeControl(field, value, error);
  }

  private statistic({ target }: NodeOf<'statistic'>): Operand {
    const sheet = this.host.fields[target.sheet]!.sheet!;
    const value = sheet.columns[target.column]!.aggregate(target.mode);
    if (value === undefined) return new FormulaError('WrongType', { expected: 'number' });
    return isFormulaNumber(value) ? roundNumber(value, limits.aggregateDecimals) : value;
  }

  private computeCondition(node: NodeOf<'condition'>): void {
    const result = this.evaluate(node, node.formula);
    if (result === pending) return;
    // A condition that cannot be evaluated hides nothing, requires nothing and locks nothing.
    const holds = isFormulaError(result) ? node.condition === 'visible' : result === true;
    this.fieldOf(node).setCondition(node.condition, holds);
  }

  private computeColumn(node: NodeOf<'column'>, slots: ReadonlySet<number> | undefined): void {
    const sheet = this.fieldOf(node).sheet!;
    const plan = sheet.plan.columns[node.column]!;
    const isWhole = slots === undefined || slots.size * 2 > sheet.rows.length;
    if (isWhole && sheet.rows.length > 1 && sheet.computeWhole(plan)) return;
    for (const slot of slots ?? sheet.rows.order) {
      if (this.host.hasBase && sheet.isStoredRow(slot) && !this.sources.differ(node.reads, sheet, slot)) {
        sheet.write(node.column, slot, sheet.baseAt(node.column, slot));
        continue;
      }
      const operand = this.evaluate(node, node.formula, { sheet, slot });
      if (operand === pending) continue;
      const { value, error } = this.toValue(plan, operand);
      sheet.write(node.column, slot, value, error);
    }
  }

  /** Returns the formula's result, or `pending` if data it needs is not loaded; the computed value then stays as it is. */
  private evaluate(node: GraphNode, formula: CompiledFormula, at?: ReadRow): Operand | typeof pending {
    const { scope } = this.host;
    const { lookups, units } = this.host.external;
    const run = (): Operand => formula.compute(at ? scope.inRow(at.sheet, at.slot) : scope.inForm());
    const missed = units.misses;
    const result = lookups ? lookups.compute(formula, this.lookupTarget(node, at), run) : run();
    if (units.misses === missed) return result;
    const target = this.lookupTarget(node, at);
    target.field().waitFor(units.settled());
    units.recomputeOnArrival(`${node.index}:${target.row ?? ''}`, () => target.recompute());
    return pending;
  }

  private lookupTarget(node: GraphNode, at: ReadRow | undefined): LookupTarget {
    const row = at?.sheet.rows.id(at.slot);
    return {
      node: node.index,
      row,
      field: () => (at ? at.sheet.cell(at.sheet.plan.columns[columnOfNode(node)!]!, row!) : this.fieldOf(node)),
      recompute: () => {
        if (at && !at.sheet.rows.has(row!)) return;
        this.host.change(() => this.host.markNode(node.index, at ? at.sheet.rows.slot(row!) : everyRow));
      },
    };
  }

  private toValue({ model, options, decimals, rounding }: ControlPlan, operand: Operand): Computed {
    if (typeof operand === 'number' && decimals !== null) {
      const rounded = roundNumber(operand, decimals, rounding);
      if (typeof rounded === 'number') return { value: rounded };
    }
    const result = toFormulaValue(operand);
    if (isFormulaError(result)) return { value: model.empty, error: result };
    const value = model.fromFormula(result, options, this.host.environment.timeZone);
    return isFormulaError(value) ? { value: model.empty, error: value } : { value: value ?? model.empty };
  }

  private fieldOf({ control }: GraphNode): ControlField {
    return this.host.fields[control]!;
  }

  private isTouched(target: ControlField | WrittenCell): boolean {
    return this.host.edits?.isTouched(target) === true;
  }
}
