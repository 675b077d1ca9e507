import { conditionOfCode, evaluateCondition, isFormulaError, type FormulaInput } from '@inkstone/formula';
import { trimText } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { RowId } from '../interfaces/row.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import { columnFilters, isFilteredAsShown } from '../plan/sheet/column-filter.ts';
import type { ColumnFilter, FilterCondition, SheetFilter, SheetSorting, SheetView } from '../interfaces/sheet-view.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** The displayed rows of an open sheet. */
export class OpenSheetView implements SheetView {
  readonly filters: readonly ColumnFilter[];
  readonly shown: ReadonlySignal<readonly RowId[]>;
  private readonly state: SheetState;
  private readonly appliedFilter = new LazySignal<SheetFilter>({});
  private readonly appliedSorting = new LazySignal<SheetSorting | null>(null);
  private hidden: ReadonlySet<RowId> = new Set();
  private ranks: ReadonlyMap<RowId, number> = new Map();

  constructor(state: SheetState) {
    this.state = state;
    this.filters = columnFilters(state.plan.definition, state.plan.columns).filter(({ column }) => this.isVisible(this.column(column)!));
    this.shown = computed(() => {
      void this.filter.value;
      void this.sorting.value;
      void state.structure.signal.value;
      return inOrder(state.rows.ids(), this.ranks).filter((id) => !this.hidden.has(id));
    });
  }

  get filter(): ReadonlySignal<SheetFilter> {
    return this.appliedFilter.signal;
  }

  get sorting(): ReadonlySignal<SheetSorting | null> {
    return this.appliedSorting.signal;
  }

  applyFilter({ conditions = [], text = '' }: SheetFilter): void {
    const applicable = conditions.filter((each) => this.filterOf(each)?.operators.includes(each.operator) && hasOperand(each));
    const wanted = fold(text);
    const { rows, host } = this.state;
    host.scope.newMoment();
    const isShown = (slot: number): boolean =>
      applicable.every((each) => this.holds(each, slot)) && (wanted === '' || this.shows(wanted, slot));
    this.hidden = new Set(rows.order.filter((slot) => !isShown(slot)).map((slot) => rows.id(slot)));
    this.appliedFilter.set({ ...(applicable.length > 0 && { conditions: applicable }), ...(wanted !== '' && { text }) });
  }

  sort(sorting: SheetSorting | null): void {
    const column = sorting && this.column(sorting.column);
    const applied = sorting && column && this.isVisible(column) ? sorting : null;
    this.ranks = applied ? this.ranksBy(column!, applied.direction === 'ascending' ? 1 : -1) : new Map();
    this.appliedSorting.set(applied);
  }

  private ranksBy({ model, index }: ColumnPlan, sign: 1 | -1): ReadonlyMap<RowId, number> {
    const { rows, columns } = this.state;
    const value = (slot: number) => columns[index]!.get(slot);
    const sorted = rows.order.toSorted((a, b) => sign * model.compare(value(a), value(b)));
    return new Map(sorted.map((slot, rank) => [rows.id(slot), rank]));
  }

  private holds(condition: FilterCondition, slot: number): boolean {
    const plan = this.column(condition.column)!;
    const { host, columns } = this.state;
    const left = isFilteredAsShown(this.filterOf(condition)!) ? this.textOf(plan, slot) : columns[plan.index]!.input(slot);
    const result = evaluateCondition(condition.operator, left, condition.value as FormulaInput, host.scope);
    return !isFormulaError(result) && result;
  }

  private shows(wanted: string, slot: number): boolean {
    return this.state.plan.columns.some((plan) => this.state.rules.isVisible(plan, slot) && fold(this.textOf(plan, slot)).includes(wanted));
  }

  private textOf(plan: ColumnPlan, slot: number): string {
    return plan.model.format(this.state.columns[plan.index]!.get(slot), this.state.rules.context(plan, slot));
  }

  private filterOf({ column }: FilterCondition): ColumnFilter | undefined {
    return this.filters.find((filter) => filter.column === column);
  }

  private isVisible(plan: ColumnPlan): boolean {
    return this.state.rules.rights(plan).view && plan.options.visible !== false;
  }

  private column(key: string): ColumnPlan | undefined {
    const index = this.state.plan.columnIndex.get(key);
    return index === undefined ? undefined : this.state.plan.columns[index];
  }
}

/** Ranked rows by rank; each other row after the one it follows. */
function inOrder(ids: readonly RowId[], ranks: ReadonlyMap<RowId, number>): readonly RowId[] {
  if (ranks.size === 0) return ids;
  const ranked = ids.filter((id) => ranks.has(id)).toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  const first: RowId[] = [];
  const following = new Map(ranked.map((id) => [id, [id]]));
  let target = first;
  for (const id of ids) {
    if (ranks.has(id)) target = following.get(id)!;
    else target.push(id);
  }
  return [...first, ...ranked.flatMap((id) => following.get(id)!)];
}

const emptyOperands: ReadonlySet<unknown> = new Set([undefined, null, '']);

function hasOperand({ operator, value }: FilterCondition): boolean {
  return conditionOfCode(operator)?.right === 'none' || !(emptyOperands.has(value) || (Array.isArray(value) && value.length === 0));
}

/** Ignores letter case and character width. */
function fold(text: string): string {
  return trimText(text).normalize('NFKC').toLowerCase();
}
