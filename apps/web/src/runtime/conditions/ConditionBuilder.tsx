import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Select } from 'antd';
import { isConditionGroup, type ConditionGroup, type ConditionNode } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { ConditionField } from './condition-field.ts';
import type { FieldChoice } from './field-choices.ts';
import { deepestGroup, isFilterable, newItem } from './condition-item.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { conditionTexts } from './condition.locale.ts';
import styles from './conditions.module.css';

interface ConditionBuilderProps {
  /** The fields of the filtered records, as `getFields` returns them. */
  readonly fields: readonly ConditionField[];
  readonly value: ConditionGroup;
  readonly onChange: (value: ConditionGroup) => void;
  /** Fields of the source record that a field can be compared with. */
  readonly sources?: readonly FieldChoice[];
}

/**
 * Edits conditions joined by and/or, in groups. It edits the stored document; `completeConditions` returns the part that can be evaluated.
 * Used for list filters, data scopes of roles, and rules.
 */
export function ConditionBuilder({ fields, value, onChange, sources = [] }: ConditionBuilderProps) {
  return <Group fields={fields.filter(isFilterable)} sources={sources} value={value} depth={1} onChange={onChange} onRemove={null} />;
}

interface GroupProps extends ConditionBuilderProps {
  readonly depth: number;
  readonly onRemove: (() => void) | null;
}

function Group({ fields, sources = [], value, depth, onChange, onRemove }: GroupProps) {
  const t = useTexts(conditionTexts);
  const { join, items } = value;
  const change = (index: number, node: ConditionNode | null): void =>
    onChange({ join, items: items.flatMap((item, at) => (at === index ? (node ?? []) : item)) });
  const add = (node: ConditionNode): void => onChange({ join, items: [...items, node] });
  const [first] = fields;
  return (
    <div role="group" aria-label={t('group')} className={styles['group']} data-depth={depth}>
      <div className={styles['head']}>
        <Select
          aria-label={t('join')}
          size="small"
          value={join}
          options={[
            { value: 'and', label: t('all') },
            { value: 'or', label: t('any') },
          ]}
          onChange={(next) => onChange({ join: next, items })}
        />
        {onRemove ? <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t('removeGroup')} onClick={onRemove} /> : null}
      </div>
      {items.length === 0 ? <p className="ink-muted ink-small">{t('none')}</p> : null}
      {items.map((item, index) =>
        isConditionGroup(item) ? (
          <Group
            key={index}
            fields={fields}
            sources={sources}
            value={item}
            depth={depth + 1}
            onChange={(next) => change(index, next)}
            onRemove={() => change(index, null)}
          />
        ) : (
          <ConditionRow
            key={index}
            fields={fields}
            sources={sources}
            item={item}
            onChange={(next) => change(index, next)}
            onRemove={() => change(index, null)}
          />
        ),
      )}
      <div className={styles['foot']}>
        <Button size="small" icon={<PlusOutlined />} disabled={!first} onClick={() => first && add(newItem(first))}>
          {t('addCondition')}
        </Button>
        {depth < deepestGroup ? (
          <Button
            type="text"
            size="small"
            disabled={!first}
            onClick={() => first && add({ join: join === 'and' ? 'or' : 'and', items: [newItem(first)] })}
          >
            {t('addGroup')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
