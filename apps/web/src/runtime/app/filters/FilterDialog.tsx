import { Modal, Select } from 'antd';
import { useState } from 'react';
import { listLimits, localizedName, type ConditionGroup, type ListSort } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { asGroup, completeConditions, isFilterable, newItem } from '../../conditions/condition-item.ts';
import { ConditionBuilder } from '../../conditions/ConditionBuilder.tsx';
import { groupTexts } from '../groups/group.locale.ts';
import { GroupEditor } from '../groups/GroupEditor.tsx';
import type { ListState } from '../list-state.ts';
import { listTexts } from '../list.locale.ts';
import type { ListFields } from '../record-query.ts';
import styles from './filter-dialog.module.css';

interface FilterDialogProps {
  readonly fields: ListFields['fields'];
  readonly state: ListState;
  /** The default groups of the list. */
  readonly usualGroup: readonly string[];
  readonly onApply: (change: Partial<ListState>) => void;
  readonly onClose: () => void;
}

/** Conditions and sorting; they take effect when applied. Incomplete conditions are left out. */
export function FilterDialog({ fields, state, usualGroup, onApply, onClose }: FilterDialogProps) {
  const t = useTexts(listTexts);
  const g = useTexts(groupTexts);
  const [group, setGroup] = useState<ConditionGroup>(() => state.filter ?? startWith(fields));
  const [sort, setSort] = useState(state.sort);
  const [groupedBy, setGroupedBy] = useState(state.group ?? usualGroup);
  const apply = (): void => {
    const complete = completeConditions(group, fields);
    onApply({ filter: complete ? asGroup(complete) : null, sort, group: groupedBy.join() === usualGroup.join() ? null : groupedBy });
    onClose();
  };
  return (
    <Modal open title={t('filterTitle')} width={760} okText={t('apply')} cancelText={t('cancel')} onOk={apply} onCancel={onClose}>
      <h2 className={styles.listDialogHeading}>{t('conditions')}</h2>
      <ConditionBuilder fields={fields} value={group} onChange={setGroup} />
      <h2 className={styles.listDialogHeading}>{t('order')}</h2>
      <SortEditor fields={fields} sort={sort} onChange={setSort} />
      <h2 className={styles.listDialogHeading}>{g('group')}</h2>
      <GroupEditor fields={fields} group={groupedBy} onChange={setGroupedBy} />
    </Modal>
  );
}

function startWith(fields: ListFields['fields']): ConditionGroup {
  const first = fields.find(isFilterable);
  return { join: 'and', items: first ? [newItem(first)] : [] };
}

interface SortEditorProps {
  readonly fields: ListFields['fields'];
  readonly sort: readonly ListSort[];
  readonly onChange: (sort: readonly ListSort[]) => void;
}

function SortEditor({ fields, sort, onChange }: SortEditorProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const indexes = Array.from({ length: Math.min(sort.length + 1, listLimits.sorts) }, (_, index) => index);
  const change = (index: number, next: ListSort | null): void =>
    onChange(next ? [...sort.slice(0, index), next, ...sort.slice(index + 1)] : sort.filter((_, at) => at !== index));
  return (
    <div className={styles.sortEditor}>
      {indexes.map((index) => {
        const now = sort[index];
        const open = fields.filter(
          ({ code, isSortable }) => isSortable && (code === now?.code || !sort.some((each) => each.code === code)),
        );
        return (
          <div key={index} className={styles.sortEditorLine}>
            <Select
              aria-label={t('orderBy', { index: index + 1 })}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={now?.code ?? null}
              placeholder={t(index === 0 ? 'asListSays' : 'none')}
              options={open.map((field) => ({ value: field.code, label: localizedName(field, locale) }))}
              onChange={(code: string | null | undefined) => change(index, code ? { code, direction: now?.direction ?? 'asc' } : null)}
            />
            {now ? (
              <Select
                aria-label={t('orderWay', { index: index + 1 })}
                value={now.direction}
                options={(['asc', 'desc'] as const).map((value) => ({ value, label: t(value) }))}
                onChange={(direction) => change(index, { ...now, direction })}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
