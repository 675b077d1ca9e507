import { Button } from 'antd';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useEffect, useRef } from 'react';
import { conditionOfCode, isCompleteRow, type ConditionRow } from '@inkstone/formula';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { formulaTexts } from '../formula.locale.ts';
import { offeredOperators, withField, withOperator } from './row-edits.ts';
import { RowValue } from './RowValue.tsx';
import { subjectTypes, type RowSubject } from './row-subjects.ts';
import styles from './builder.module.css';

interface RowLineProps {
  readonly row: ConditionRow;
  /** `2`, or `2.1` in a group. */
  readonly number: string;
  readonly subjects: readonly RowSubject[];
  readonly isFixed: boolean;
  /** Whether the person just added it: its field takes the focus. */
  readonly isNew: boolean;
  /** A null removes the row. */
  readonly onChange: (row: ConditionRow | null) => void;
}

const sections = ['fields', 'totals', 'person'] as const;

/** One comparison: a field, an operator, and what it is compared with. */
export function RowLine({ row, number, subjects, isFixed, isNew, onChange }: RowLineProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const subject = subjects.find(({ code }) => code === row.field);
  const isComplete = isCompleteRow(row, subjectTypes(subjects));
  return (
    <div role="group" aria-label={t('row', { number })} className={styles.row}>
      <select
        ref={field}
        className={styles.select}
        aria-label={t('field')}
        disabled={isFixed}
        value={row.field}
        onChange={({ target }) => {
          const next = subjects.find(({ code }) => code === target.value);
          if (next) onChange(withField(row, subject, next));
        }}
      >
        {sections.map((section) => {
          const inSection = subjects.filter((each) => each.section === section);
          return inSection.length === 0 ? null : (
            <optgroup key={section} label={t(section)}>
              {inSection.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name[locale] || code}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      {subject ? (
        <>
          <select
            className={styles.select}
            aria-label={t('operator')}
            disabled={isFixed}
            value={row.operator}
            onChange={({ target }) => onChange(withOperator(row, subject.type, Number(target.value)))}
          >
            {offeredOperators(subject).map((code) => (
              <option key={code} value={code}>
                {conditionOfCode(code)!.label[locale]}
              </option>
            ))}
          </select>
          <RowValue row={row} subject={subject} subjects={subjects} isFixed={isFixed} onChange={onChange} />
        </>
      ) : null}
      {isFixed ? null : (
        <Button
          type="text"
          size="small"
          className={styles.remove ?? ''}
          icon={<CloseOutlined />}
          aria-label={t('removeRow', { number })}
          onClick={() => onChange(null)}
        />
      )}
      {isComplete ? null : <p className={styles.hint}>{t('incomplete')}</p>}
    </div>
  );
}
