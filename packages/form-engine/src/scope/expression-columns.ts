import type { AggregateName, Expression, FormulaInput } from '@inkstone/formula';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowScope } from '../open-form/row-scope.ts';
import { ExpressionColumn, expressionReads } from '../table/expression-column.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

interface Known {
  readonly column: ExpressionColumn;
  readonly controls: readonly string[];
}

/** The expression columns of a form, by the part of a formula that needs them; created on first use. */
export class ExpressionColumns {
  private readonly known = new Map<Expression, Known | null>();
  private readonly fields: ReadonlyMap<string, ControlField>;
  private readonly createScope: () => RowScope;

  /** Rows are read through separate scopes, since the form's scope is set to the row of the formula being evaluated. */
  constructor(fields: ReadonlyMap<string, ControlField>, createScope: () => RowScope) {
    this.fields = fields;
    this.createScope = createScope;
  }

  /** `within` is the sheet in whose row the formula is evaluated: a name of its own column there does not refer to the form's control. */
  aggregate(name: AggregateName, items: Expression, within: SheetState | undefined): FormulaInput {
    let known = this.known.get(items);
    if (known === undefined) this.known.set(items, (known = this.create(items)));
    if (!known || known.controls.some((control) => within?.columnByName.has(control))) return undefined;
    return known.column.aggregate(name);
  }

  private create(items: Expression): Known | null {
    const reads = expressionReads(items);
    const sheet = reads && this.fields.get(reads.sheet)?.sheet;
    if (!reads || !sheet) return null;
    const columns = reads.columns.map((column) => sheet.plan.columnIndex.get(column));
    const isFormControl = (control: string): boolean => this.fields.get(control)?.holdsValue === true && !this.fields.get(control)!.sheet;
    if (columns.includes(undefined) || !reads.controls.every((control) => isFormControl(control) && !sheet.columnByName.has(control)))
      return null;
    const scope = this.createScope();
    const column = new ExpressionColumn(items, reads.controls, {
      slots: () => sheet.rows.order,
      scope: (slot) => scope.inRow(sheet, slot),
      control: (control) => this.fields.get(control)!.input,
    });
    sheet.listeners.add(column, columns as number[]);
    return { column, controls: reads.controls };
  }
}
