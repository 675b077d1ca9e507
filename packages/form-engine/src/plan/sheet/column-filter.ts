import { conditionOperator } from '@inkstone/formula';
import type { ControlDefinition, DataItemType, Issue } from '@inkstone/schema';
import type { ControlModel } from '../../interfaces/control-model.ts';
import type { ColumnPlan } from '../control-plan.ts';
import type { ColumnFilter, FilterKind } from '../../interfaces/sheet-view.ts';

const kinds: Readonly<Partial<Record<DataItemType, FilterKind>>> = {
  ShortText: 'text',
  LongText: 'long text',
  Number: 'number',
  Date: 'date',
  Logic: 'logic',
  StaffSingle: 'staff',
  StaffMulti: 'staff',
  StaffDeptMix: 'staff',
  DeptSingle: 'department',
  DeptMulti: 'department',
  RelevanceForm: 'relevance',
  RelevanceFormEx: 'relevance',
  Radio: 'radio',
  Checkbox: 'checkbox',
  Dropdown: 'dropdown',
  DropdownMulti: 'dropdown',
  Attachment: 'attachment',
  Address: 'address',
};

/** These columns are filtered by their displayed text, not by their value. */
const shownKinds: ReadonlySet<FilterKind> = new Set(['attachment', 'address']);

const shownOperators: readonly number[] = (['contains', 'notContains', 'isEmpty', 'isNotEmpty'] as const).map(
  (name) => conditionOperator(name)!.code,
);

export function isFilteredAsShown({ kind }: ColumnFilter): boolean {
  return shownKinds.has(kind);
}

function filterKind({ dataItemTypes }: ControlModel): FilterKind | undefined {
  return dataItemTypes.map((type) => kinds[type]).find((kind) => kind !== undefined);
}

/** The columns named in `sheetFiters` (so spelled in stored documents), each by its key or as an object with one. */
function declaredColumns({ options }: ControlDefinition): string[] {
  const { sheetFiters } = options;
  if (!Array.isArray(sheetFiters)) return [];
  const keys = sheetFiters.map((each: unknown) =>
    typeof each === 'object' && each !== null
      ? ((each as { key?: unknown }).key ?? (each as { propertyCode?: unknown }).propertyCode)
      : each,
  );
  return [...new Set(keys.map((key) => (typeof key === 'string' ? key : '')))];
}

/** The declared filters in their order; those of missing columns, or of columns of another kind, are left out. */
export function columnFilters(definition: ControlDefinition, columns: readonly ColumnPlan[]): readonly ColumnFilter[] {
  return declaredColumns(definition).flatMap((key) => {
    const column = columns.find(({ definition: own }) => own.key === key);
    const kind = column && filterKind(column.model);
    return kind ? [{ column: key, kind, operators: shownKinds.has(kind) ? shownOperators : column.model.operators }] : [];
  });
}

/** Issues of declared filters that are not possible. */
export function filterIssues(definition: ControlDefinition, columns: readonly ColumnPlan[]): readonly Issue[] {
  const found = new Set(columnFilters(definition, columns).map(({ column }) => column));
  return declaredColumns(definition)
    .filter((column) => !found.has(column))
    .map((column) => ({ code: 'FilterColumn', path: definition.key, params: { column } }));
}
