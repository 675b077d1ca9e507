import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filterKindOfItem, filterKindOfSystemField, getFields } from '@inkstone/api';
import { systemFieldText } from '@inkstone/controls/locale';
import { documentId, objectsIn, type Documents, type JsonObject } from '@inkstone/design';
import { conditionCodesOfDataItem, conditionCodesOfType } from '@inkstone/formula';
import { dataItemTypes, type DataItemType, type NameI18n, type SystemField } from '@inkstone/schema';
import { useClient } from '../../platform/platform.ts';
import type { ConditionField } from '../../runtime/conditions/condition-field.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { systemCodes } from '../form/control-kinds.ts';

const nothing: readonly ConditionField[] = [];

/** The fields of a model: of this application as it is designed, of another one as it is published. */
export function useModelFields(schemaCode: string): readonly ConditionField[] {
  const client = useClient();
  const { documents } = useDocuments();
  const isOwn = documents.has(documentId({ kind: 'model', code: schemaCode }));
  const published = useQuery({
    queryKey: ['model-fields', schemaCode],
    queryFn: ({ signal }) => client.call(getFields, { schemaCode }, { signal }),
    enabled: schemaCode !== '' && !isOwn,
    retry: false,
    staleTime: 60_000,
  });
  const own = useMemo(() => (isOwn ? fieldsOf(documents, schemaCode) : nothing), [documents, isOwn, schemaCode]);
  return isOwn ? own : (published.data?.fields ?? nothing);
}

function fieldsOf(documents: Documents, schemaCode: string): readonly ConditionField[] {
  const model = documents.get(documentId({ kind: 'model', code: schemaCode }));
  const items = objectsIn(model?.content['dataItems']).filter(
    ({ type }) => type !== 'Sheet' && typeof type === 'string' && Object.hasOwn(dataItemTypes, type),
  );
  const forms = [...documents.values()].filter(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode);
  const controls = forms.flatMap(({ content }) => objectsIn(content['controls']));
  return [...items.map((item) => fieldOf(item, controls)), ...systemFields];
}

function fieldOf(item: JsonObject, controls: readonly JsonObject[]): ConditionField {
  const code = textOf(item['code']);
  const type = item['type'] as DataItemType;
  const control = controls.find(({ key }) => key === code);
  const kind = filterKindOfItem[type] ?? 'none';
  return {
    ...notListed,
    code,
    name: textOf(item['name']) || code,
    ...(item['name_i18n'] !== undefined && { name_i18n: item['name_i18n'] as NameI18n }),
    controlType: textOf(control?.['type']),
    options: (control?.['options'] ?? {}) as Record<string, unknown>,
    kind,
    operators: [...conditionCodesOfDataItem[type]],
  };
}

/** What only lists use of a field. */
const notListed = { isSortable: false, isGroupable: false, totals: [], isDay: false } satisfies Partial<ConditionField>;

const systemFields: readonly ConditionField[] = Object.entries(systemCodes).map(([type, code]) => {
  const { zh, en } = systemFieldText[type as keyof typeof systemFieldText];
  const kind = filterKindOfSystemField[code as SystemField] ?? 'text';
  const isUnit = kind === 'person' || kind === 'department';
  const operators = conditionCodesOfType[isUnit ? 'unit' : kind === 'date' ? 'date' : 'text'];
  return { ...notListed, code, name: zh, name_i18n: { en }, controlType: type, options: {}, kind, operators: [...operators] };
});
