import { useMemo, useState } from 'react';
import { isCompleteRow, readRows, writeRows, type ConditionRow, type RowGroup } from '@inkstone/formula';
import type { FormulaEditorProps } from '../formula-field.ts';
import { useDraft } from '../use-draft.ts';
import { newRow } from './row-edits.ts';
import { RowGroupBox } from './RowGroupBox.tsx';
import { rowSubjects, subjectTypes, type RowSubject } from './row-subjects.ts';
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
  /** Begins with a first row where there is none, because the person has just asked for a condition. */
  readonly begins?: boolean;
}

/** A condition in rows. Rows that are not complete are kept here and left out of the text. */
export function ConditionRows({ label, text, rows, fields, isFixed, onChange, onTyped, begins = false }: ConditionRowsProps) {
  const subjects = useMemo(() => rowSubjects(fields), [fields]);
  const draft = useDraft(text, onChange);
  const [begun] = useState(() => (begins && text === '' ? firstRow(subjects) : null));
  const [own, setOwn] = useState<{ readonly rows: RowGroup; readonly text: string } | null>(
    begun && { rows: { join: 'and', items: [begun] }, text: '' },
  );
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

/** A row that says nothing yet; one that is complete at once would have an effect that nobody chose. */
function firstRow(subjects: readonly RowSubject[]): ConditionRow | null {
  const rows = subjects.map((subject) => newRow(subject));
  return rows.find((row) => !isCompleteRow(row, subjectTypes(subjects))) ?? null;
}
