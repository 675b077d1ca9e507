import {
  FormulaError,
  type AggregateName,
  type Expression,
  type FormulaInput,
  type FormulaReference,
  type LookupRequest,
  type UnitFacts,
} from '@inkstone/formula';
import type { Locale, Unit } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { UnitCache } from '../external/unit-cache.ts';
import type { RowScope } from '../open-form/row-scope.ts';
import { ExpressionColumns } from './expression-columns.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** Lets formulas read an open form. One object serves all its formulas. */
export class FormScope implements RowScope {
  readonly timeZone: string;
  readonly locale: Locale;
  readonly user: Unit | undefined;
  readonly userDepartment: Unit | undefined;
  lookups: Lookups | undefined;
  units: UnitCache | undefined;
  private readonly environment: FormEnvironment;
  private readonly fields: ReadonlyMap<string, ControlField>;
  private moment: Date | undefined;
  private sheet: SheetState | undefined;
  private slot = -1;
  private items: ExpressionColumns | undefined;

  constructor(environment: FormEnvironment, fields: ReadonlyMap<string, ControlField>) {
    this.environment = environment;
    this.fields = fields;
    this.timeZone = environment.timeZone;
    this.locale = environment.locale;
    this.user = environment.user;
    this.userDepartment = environment.department;
  }

  now(): Date {
    return (this.moment ??= this.environment.now());
  }

  newMoment(): void {
    this.moment = undefined;
  }

  inRow(sheet: SheetState, slot: number): this {
    this.sheet = sheet;
    this.slot = slot;
    return this;
  }

  inForm(): this {
    this.sheet = undefined;
    return this;
  }

  get(name: string): FormulaInput {
    const column = this.sheet?.columnByName.get(name);
    if (column !== undefined) return column.input(this.slot);
    const field = this.fields.get(name);
    if (!field) return undefined;
    return field.sheet ? rowReferences(field.sheet) : field.input;
  }

  column(sheet: string, column: string): readonly FormulaInput[] | undefined {
    const state = this.fields.get(sheet)?.sheet;
    const index = state?.plan.columnIndex.get(column);
    return index === undefined ? undefined : state!.inputs(index);
  }

  lookup(request: LookupRequest): FormulaInput | FormulaError {
    return this.lookups ? this.lookups.read(request) : notAvailable;
  }

  unit(id: string): UnitFacts | FormulaError | undefined {
    return this.units ? this.units.read(id) : notAvailable;
  }

  aggregate(name: AggregateName, sheet: string, column: string): FormulaInput {
    const state = this.fields.get(sheet)?.sheet;
    const index = state?.plan.columnIndex.get(column);
    return index === undefined ? undefined : state!.columns[index]!.aggregate(name);
  }

  aggregateOver(name: AggregateName, items: Expression): FormulaInput {
    this.items ??= new ExpressionColumns(this.fields, () => this.createRowScope());
    return this.items.aggregate(name, items, this.sheet);
  }

  private createRowScope(): FormScope {
    const scope = new FormScope(this.environment, this.fields);
    scope.units = this.units;
    return scope;
  }
}

const notAvailable = new FormulaError('NotAvailable');

/** As a value, a sheet is the list of its rows: it can be counted and tested for emptiness. */
function rowReferences(sheet: SheetState): readonly FormulaReference[] {
  return sheet.rows.ids().map((id) => ({ id, name: '' }));
}
