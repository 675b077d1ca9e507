import { limits, type ControlDefinition, type Issue, type Locale } from '@inkstone/schema';
import { fieldLabel } from '../field/field-label.ts';
import type { SheetColumn } from '../form.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { SheetState } from './sheet-state.ts';

/** A sheet's columns as views see them. */
export function sheetColumns(state: SheetState): readonly SheetColumn[] {
  const frozen = frozenCount(state.plan.definition);
  let shown = 0;
  return state.plan.columns.map((plan): SheetColumn => {
    const { view, edit, required } = state.rules.rights(plan);
    const visible = view && plan.options.visible !== false;
    if (visible) shown += 1;
    return {
      key: plan.definition.key,
      definition: plan.definition,
      model: plan.model,
      options: plan.options,
      visible,
      required: required || plan.options.required === true,
      readonly: !edit || plan.formula !== undefined || plan.model.role === 'system',
      width: columnWidth(state, plan),
      frozen: visible && shown <= frozen,
      hasTotal: hasTotal(state, plan),
      label: (locale?: Locale) => fieldLabel(plan.options, locale ?? state.host.environment.locale),
    };
  });
}

/** Numbers, when the column itself asks for its total, or the sheet does and the column does not decline. */
function hasTotal({ owner }: SheetState, { model, options }: ColumnPlan): boolean {
  return model.valueType === 'number' && (options['showTotal'] ?? owner.plan.options['showTotal']) === true;
}

/** The column's own width, or the sheet's; within the limits (designer specification, section 5). */
function columnWidth({ owner }: SheetState, { options }: ColumnPlan): number {
  const own = [options['width'], owner.plan.options['width']].find(isWidth) ?? limits.columnWidthDefault;
  return Math.min(own, limits.columnWidthMost);
}

function isWidth(raw: unknown): raw is number {
  return Number.isInteger(raw) && (raw as number) > 0;
}

function frozenCount({ options }: ControlDefinition): number {
  const { frozenColumns } = options;
  return typeof frozenColumns === 'number' ? Math.min(frozenColumns, limits.frozenColumns) : 0;
}

/** How many of the frozen columns fit: together they are no wider than the form (runtime specification, section 5). */
export function frozenWithin(columns: readonly Pick<SheetColumn, 'frozen' | 'width'>[], formWidth: number): number {
  let width = 0;
  const frozen = columns.filter((column) => column.frozen);
  const tooFar = frozen.findIndex((column) => (width += column.width) > formWidth);
  return tooFar === -1 ? frozen.length : tooFar;
}

/** What of a sheet's frozen columns is beyond the limit; views get what is allowed. */
export function columnIssues({ key, options }: ControlDefinition): readonly Issue[] {
  const { frozenColumns } = options;
  const isTooMany = typeof frozenColumns === 'number' && frozenColumns > limits.frozenColumns;
  return isTooMany ? [{ code: 'FrozenColumns', path: key, params: { max: limits.frozenColumns } }] : [];
}
