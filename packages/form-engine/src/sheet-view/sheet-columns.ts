import { limits, type Locale } from '@inkstone/schema';
import { fieldLabel } from '../plan/field-label.ts';
import type { SheetColumn } from '../interfaces/form.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { frozenCount } from '../plan/sheet/frozen-columns.ts';

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

/** True for numbers, if the column itself requests a total, or the sheet does and the column does not opt out. */
function hasTotal({ owner }: SheetState, { model, options }: ColumnPlan): boolean {
  return model.valueType === 'number' && (options['showTotal'] ?? owner.plan.options['showTotal']) === true;
}

/** The column's own width, or the sheet's; within the limits (designer specification, section 5). */
function columnWidth({ owner }: SheetState, { options }: ColumnPlan): number {
  const own = [options['width'], owner.plan.options['width']].find(isWidth) ?? limits.columnWidthDefault;
  return Math.min(own, limits.columnWidthMax);
}

function isWidth(raw: unknown): raw is number {
  return Number.isInteger(raw) && (raw as number) > 0;
}
