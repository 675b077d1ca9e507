import type { EditorView } from '@codemirror/view';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ConditionRows, useDrawnRows } from './builder/ConditionRows.tsx';
import { FormulaHelp } from './help/FormulaHelp.tsx';
import { FormulaSentence } from './FormulaSentence.tsx';
import { FormulaText } from './FormulaText.tsx';
import type { FormulaEditorProps } from './formula-field.ts';
import { formulaTexts } from './formula.locale.ts';
import { FormulaTrial } from './trial/FormulaTrial.tsx';
import styles from './formula.module.css';

interface FormulaDialogProps extends FormulaEditorProps {
  readonly onClose: () => void;
}

/** A formula with all that helps to write it: rows beside the text, fields and functions, and a trial with its steps. */
export function FormulaDialog({ onClose, onChange, text, ...props }: FormulaDialogProps) {
  const t = useTexts(formulaTexts);
  const { label, fields, isFixed, expects, schemaCode } = props;
  const shared = { label, fields, isFixed, ...(expects && { expects }) };
  const [draft, setDraft] = useState(text);
  const editor = useRef<EditorView | null>(null);
  const rows = useDrawnRows(draft, fields);
  const apply = () => {
    const written = draft.trim();
    if (written !== text) onChange(written === '' ? undefined : written);
    onClose();
  };
  const insert = (inserted: string): void => {
    const view = editor.current;
    if (!view || isFixed) return;
    view.dispatch(view.state.replaceSelection(inserted));
    view.focus();
  };
  return (
    <Modal
      open
      width={1080}
      title={label}
      okText={t('apply')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: isFixed }}
      onOk={apply}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        <div className={styles.main}>
          {expects === 'logic' && rows ? (
            <ConditionRows {...shared} text={draft} rows={rows} onTyped={setDraft} onChange={(next = '') => setDraft(next)} />
          ) : null}
          <FormulaText
            {...shared}
            text={draft}
            isLarge
            onTyped={setDraft}
            onChange={(next = '') => setDraft(next)}
            onReady={(view) => (editor.current = view)}
          />
          <FormulaSentence text={draft} fields={fields} />
          <FormulaTrial text={draft} fields={fields} schemaCode={schemaCode} />
        </div>
        <FormulaHelp fields={fields} onInsert={insert} />
      </div>
    </Modal>
  );
}
