import { filterKindOfItem, filterKindOfSystemField, getFields, type FilterKind } from '@inkstone/api';
import { conditionCodesOfDataItem, conditionCodesOfType } from '@inkstone/formula';
import { systemFields, type DataItem, type ModelDefinition, type SystemField, type TotalKind } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { tableOf } from '../../apps/index.ts';
import { fieldsHiddenFrom } from '../../permissions/index.ts';
import { columnHeaders } from './column-headers.ts';
import { groupField } from '../groups/group-field.ts';
import { listShape, type ListShape } from '../list-shape.ts';
import { isOrdered } from '../list-sort.ts';
import { systemColumn } from '../../conditions/index.ts';

interface FieldUse {
  readonly code: string;
  readonly kind: FilterKind;
  readonly operators: number[];
  readonly isSortable: boolean;
  readonly isGroupable: boolean;
  readonly totals: TotalKind[];
  readonly isDay: boolean;
}

/** For people with any right in the model or part in a workflow of it. Fields that roles hide in every record are left out. */
export const getFieldsEndpoint = defineQuery(getFields, {
  permission: 'participant',
  async handle(context, { schemaCode, listCode }) {
    const shape = await listShape(context.db, schemaCode, listCode);
    const { definition } = shape.model;
    const columns = new Map(tableOf(definition).items.map(({ item, columns: [column] }) => [item.code, column?.type ?? 'jsonb']));
    const hidden = await fieldsHiddenFrom(context.db, context, schemaCode);
    const items = definition.dataItems.filter(({ type, code }) => type !== 'Sheet' && !hidden.has(code));
    const uses = [
      ...items.map((item) => useOfItem(definition, item, columns.get(item.code) ?? 'jsonb')),
      ...systemCodes.map((code) => useOfSystem(definition, code)),
    ];
    const headers = await columnHeaders(
      context,
      shape,
      uses.map(({ code }) => code),
    );
    return { fields: uses.map((use, index) => ({ ...headers[index]!, ...use })), list: initialState(shape.list, hidden) };
  },
});

/** Returns the initial state of the list, without fields that are hidden from the person. */
function initialState({ frozen, sort, filters, totals, group, gantt }: ListShape['list'], hidden: ReadonlySet<string>) {
  const isVisible = (code: string | undefined): boolean => code === undefined || !hidden.has(code);
  return {
    frozen,
    sort: isVisible(sort?.code) ? sort : undefined,
    filters: filters?.filter(isVisible),
    totals: totals?.filter(({ code }) => isVisible(code)),
    group: isVisible(group) ? group : undefined,
    gantt: gantt && [gantt.start, gantt.end, gantt.progress].every(isVisible) ? gantt : undefined,
  };
}

const figures: readonly TotalKind[] = ['sum', 'avg', 'min', 'max'];
const ends: readonly TotalKind[] = ['min', 'max'];

function useOfItem(model: ModelDefinition, item: DataItem, columnType: string): FieldUse {
  const kind = filterKindOfItem[item.type] ?? 'none';
  return {
    code: item.code,
    kind,
    operators: [...conditionCodesOfDataItem[item.type]],
    isSortable: isOrdered(item.type, columnType),
    isGroupable: groupField(model, item.code) !== null,
    totals: [...(kind === 'number' ? figures : kind === 'date' ? ends : [])],
    isDay: kind === 'date' && (item.precision === undefined || item.precision === 'day'),
  };
}

const systemCodes = (Object.keys(systemFields) as SystemField[]).filter((code) => code !== 'id');

function useOfSystem(model: ModelDefinition, code: SystemField): FieldUse {
  const { valueType, type } = systemColumn[code];
  const kind = filterKindOfSystemField[code] ?? 'text';
  return {
    code,
    kind,
    operators: valueType === 'address' ? [] : [...conditionCodesOfType[valueType]],
    isSortable: true,
    isGroupable: groupField(model, code) !== null,
    totals: [...(type === 'timestamptz' ? ends : [])],
    isDay: false,
  };
}
