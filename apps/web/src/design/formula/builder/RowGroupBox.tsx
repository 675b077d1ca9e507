import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useRef, useState } from 'react';
import { isRowGroup, type RowGroup, type RowNode } from '@inkstone/formula';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formulaTexts } from '../formula.locale.ts';
import { combinationOf, combinations, deepestGroup, newRow, withCombination, withItem, type Combination } from './row-edits.ts';
import { RowLine } from './RowLine.tsx';
import type { RowSubject } from './row-subjects.ts';
import styles from './builder.module.css';

interface RowGroupBoxProps {
  readonly label: string;
  readonly group: RowGroup;
  readonly subjects: readonly RowSubject[];
  readonly depth: number;
  /** The number of the group among the others, such as `2.`; its rows are numbered in it. */
  readonly prefix?: string;
  readonly isFixed: boolean;
  readonly onChange: (group: RowGroup) => void;
  /** Null: the outermost group stays. */
  readonly onRemove: (() => void) | null;
}

/** Conditions of which all, any or none must hold, with groups of others among them. */
export function RowGroupBox({ label, group, subjects, depth, prefix = '', isFixed, onChange, onRemove }: RowGroupBoxProps) {
  const t = useTexts(formulaTexts);
  const [added, setAdded] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [first] = subjects;
  const add = (node: RowNode): void => {
    setAdded(group.items.length);
    onChange({ ...group, items: [...group.items, node] });
  };
  const change = (index: number, node: RowNode | null): void => {
    if (node === null) {
      setAdded(null);
      addButton.current?.focus();
    }
    onChange(withItem(group, index, node));
  };
  return (
    <div role="group" aria-label={label} className={styles.group} data-depth={depth}>
      {group.items.length > 1 || depth > 1 || group.isNot ? (
        <div className={styles.head}>
          <select
            className={styles.select}
            aria-label={t('join')}
            disabled={isFixed}
            value={combinationOf(group)}
            onChange={({ target }) => onChange(withCombination(group, target.value as Combination))}
          >
            {combinations.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </select>
          {onRemove && !isFixed ? (
            <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t('removeGroup')} onClick={onRemove} />
          ) : null}
        </div>
      ) : null}
      {group.items.length === 0 ? <p className={styles.hint}>{t(first ? 'empty' : 'noFields')}</p> : null}
      {group.items.map((item, index) =>
        isRowGroup(item) ? (
          <RowGroupBox
            key={index}
            label={t('group')}
            group={item}
            subjects={subjects}
            depth={depth + 1}
            prefix={`${prefix}${index + 1}.`}
            isFixed={isFixed}
            onChange={(next) => change(index, next)}
            onRemove={() => change(index, null)}
          />
        ) : (
          <RowLine
            key={index}
            row={item}
            number={`${prefix}${index + 1}`}
            subjects={subjects}
            isFixed={isFixed}
            isNew={added === index}
            onChange={(next) => change(index, next)}
          />
        ),
      )}
      {isFixed || !first ? null : (
        <div className={styles.foot}>
          <Button ref={addButton} size="small" icon={<PlusOutlined />} onClick={() => add(newRow(first))}>
            {t('addRow')}
          </Button>
          {depth < deepestGroup ? (
            <Button type="text" size="small" onClick={() => add({ join: group.join === 'and' ? 'or' : 'and', items: [newRow(first)] })}>
              {t('addGroup')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
