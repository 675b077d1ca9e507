import { defineControl, type Decoded } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, FormulaError, isReference } from '@inkstone/formula';
import { controlTypes, type FieldValue, type RecordReference } from '@inkstone/schema';
import { mappingsProp, placeholderProp, valueProps } from '../control-props.ts';
import { textOption } from '../declared-option.ts';
import { decodeText } from '../text-value.ts';

type RecordValue = RecordReference | null;

/** Only the id counts when it comes from a client; name and further fields are kept for showing and for mappings. */
function decodeRecord(raw: unknown): Decoded<RecordValue> {
  if (raw === null || raw === undefined) return { ok: true, value: null };
  if (typeof raw !== 'object' || Array.isArray(raw)) return { ok: false, code: 'WrongType' };
  const { id, name = '', ...fields } = raw as Record<string, unknown>;
  const idText = decodeText(id);
  const nameText = decodeText(name);
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok) return { ok: false, code: 'WrongType' };
  // Null prototypes and symbols do not survive JSON; a plain copy does.
  return { ok: true, value: { ...(fields as Record<string, FieldValue>), id: idText.value, name: nameText.value ?? '' } };
}

/** A record of another model, and what mappings take over from it. */
export const relevanceFormModel = defineControl<RecordValue>({
  type: 'relevance-form',
  code: controlTypes['relevance-form'],
  dataItemTypes: ['RelevanceForm'],
  role: 'value',
  valueType: 'record',
  props: {
    ...valueProps,
    schemaCode: { default: undefined, hint: 'model', label: { zh: '關聯模型', en: 'Model' } },
    queryCode: { default: undefined, hint: 'text', label: { zh: '查詢列表', en: 'List' } },
    displayField: { default: 'name', hint: 'text', label: { zh: '顯示欄位', en: 'Shown field' } },
    showField: { default: [], hint: 'choices', label: { zh: '選單欄位', en: 'Columns of the picker' } },
    selectMode: {
      default: 'popup',
      hint: {
        kind: 'select',
        choices: [
          { value: 'popup', label: { zh: '彈出視窗', en: 'Popup' } },
          { value: 'dropdown', label: { zh: '下拉選單', en: 'Dropdown' } },
        ],
      },
      label: { zh: '選擇方式', en: 'Picked in' },
    },
    linkMode: { default: true, hint: 'switch', label: { zh: '可開啟記錄', en: 'Opens the record' } },
    mappings: mappingsProp,
    placeholder: placeholderProp,
  },
  empty: null,
  isEmpty: (value) => value === null,
  decode: decodeRecord,
  encode: (value) => value,
  toFormula: (value) => value && { id: value.id, name: value.name },
  fromFormula: (value) => {
    const only = Array.isArray(value) ? (value[0] ?? null) : value;
    if (only === null) return null;
    return isReference(only) ? { id: only.id, name: only.name } : new FormulaError('WrongType', { expected: 'record' });
  },
  validate: () => [],
  requiredMessage: 'select',
  format: (value) => value?.name ?? '',
  present: (value, { options }) => {
    if (value === null) return { kind: 'empty' };
    const schemaCode = textOption(options, 'schemaCode');
    const opens = schemaCode !== null && options['linkMode'] !== false;
    return opens ? { kind: 'link', text: value.name, record: { schemaCode, id: value.id } } : { kind: 'text', text: value.name };
  },
  compare: (a, b) => compareTexts(a?.name ?? '', b?.name ?? '') || compareTexts(a?.id ?? '', b?.id ?? ''),
  operators: conditionCodesOfType.record,
  samples: [{ id: '01980000-0000-7000-8000-000000000101', name: '和昇文具行', tax_number: '12345675' }, null],
});
