import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Select } from 'antd';
import { localizedName, type ConditionItem } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { ConditionField } from './condition-field.ts';
import { newItem, offeredOperators, valueShape, withValue } from './condition-item.ts';
import type { FieldChoice } from './field-choices.ts';
import { ConditionValueInput } from './ConditionValueInput.tsx';
import { conditionTexts, operatorKey } from './condition.locale.ts';
import styles from './conditions.module.css';

interface ConditionRowProps {
  readonly fields: readonly ConditionField[];
  readonly sources: readonly FieldChoice[];
  readonly item: ConditionItem;
  readonly onChange: (item: ConditionItem) => void;
  readonly onRemove: () => void;
}

/** One comparison: field, operator, value. Changing the operator keeps the value where the new one accepts it. */
export function ConditionRow({ fields, sources, item, onChange, onRemove }: ConditionRowProps) {
  const t = useTexts(conditionTexts);
  const locale = useLocale();
  const field = fields.find(({ code }) => code === item.field);
  const operator = Number(item.operator);
  const chooseField = (code: string): void => {
    const next = fields.find((each) => each.code === code);
    if (next) onChange(newItem(next));
  };
  const chooseOperator = (code: number): void => {
    if (!field) return;
    if (item.valueType === 'currentModel' && valueShape(field, code) !== 'none') return onChange({ ...item, operator: code });
    const isSame = valueShape(field, operator) === valueShape(field, code);
    onChange(isSame ? withValue(field, { ...item, operator: code }, item.value) : newItem(field, code));
  };
  return (
    <div className={styles['row']}>
      <Select
        aria-label={t('field')}
        className={styles['field'] ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        value={item.field}
        options={fields.map((each) => ({ value: each.code, label: localizedName(each, locale) }))}
        onChange={chooseField}
      />
      <Select
        aria-label={t('operator')}
        className={styles['operator'] ?? ''}
        value={operator}
        options={(field ? offeredOperators(field) : []).map((code) => ({ value: code, label: t(operatorKey(code)) }))}
        onChange={chooseOperator}
      />
      <div className={styles['value']}>
        {field && sources.length > 0 && valueShape(field, operator) !== 'none' ? (
          <SourceSelect
            sources={sources}
            value={item.valueType === 'currentModel' && typeof item.value === 'string' ? item.value : null}
            onChange={(code) =>
              onChange(code === null ? newItem(field, operator) : { field: item.field, operator, valueType: 'currentModel', value: code })
            }
          />
        ) : null}
        {field && item.valueType !== 'currentModel' ? (
          <ConditionValueInput field={field} item={item} onChange={(value) => onChange(withValue(field, item, value))} />
        ) : null}
      </div>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={t('removeCondition', { name: field ? localizedName(field, locale) : item.field })}
        onClick={onRemove}
      />
    </div>
  );
}

interface SourceSelectProps {
  readonly sources: readonly FieldChoice[];
  /** Null: compared with a value. */
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

/** Selects whether a field is compared with a value or with a field of the source record. */
function SourceSelect({ sources, value, onChange }: SourceSelectProps) {
  const t = useTexts(conditionTexts);
  return (
    <Select
      aria-label={t('comparedWith')}
      className={styles['wide'] ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? ''}
      options={[{ value: '', label: t('aValue') }, ...sources]}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  );
}
