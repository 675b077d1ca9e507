import { useMemo, useState } from 'react';
import { readRows, writeRows, type RowGroup } from '@inkstone/formula';
import type { FormulaEditorProps } from '../formula-field.ts';
import { useDraft } from '../use-draft.ts';
import { RowGroupBox } from './RowGroupBox.tsx';
import { rowSubjects, subjectTypes } from './row-subjects.ts';
import styles from './builder.module.css';

/** The rows of a condition; null for a formula that rows cannot show. */
export function useDrawnRows(text: string, fields: FormulaEditorProps['fields']): RowGroup | null {
  return useMemo(() => {
    const read = readRows(text, subjectTypes(rowSubjects(fields)));
    return read.isDrawable ? read.rows : null;
  }, [text, fields]);
}

interface ConditionRowsProps extends Omit<FormulaEditorProps, 'text'> {
  readonly text: string;
  readonly rows: RowGroup;
  /** Called with every change, before it is saved. */
  readonly onTyped?: (text: string) => void;
}

/** A condition in rows. Rows that are not complete are kept here and left out of the text. */
export function ConditionRows({ label, text, rows, fields, isFixed, onChange, onTyped }: ConditionRowsProps) {
  const subjects = useMemo(() => rowSubjects(fields), [fields]);
  const draft = useDraft(text, onChange);
  const [own, setOwn] = useState<{ readonly rows: RowGroup; readonly text: string } | null>(null);
  // Another text than these rows say: somebody else has changed it.
  const shown = own?.text === draft.text ? own.rows : rows;
  const edit = (next: RowGroup): void => {
    const written = writeRows(next, subjectTypes(subjects));
    setOwn({ rows: next, text: written });
    draft.edit(written);
    onTyped?.(written);
  };
  return (
    <div className={styles.builder} onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || draft.save()}>
      <RowGroupBox label={label} group={shown} subjects={subjects} depth={1} isFixed={isFixed} onChange={edit} onRemove={null} />
    </div>
  );
}
