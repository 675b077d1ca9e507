import ExpandAltOutlined from '@ant-design/icons/es/icons/ExpandAltOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ConditionInput, type ConditionInputProps } from './ConditionInput.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { FormulaSentence } from './FormulaSentence.tsx';
import { FormulaText } from './FormulaText.tsx';
import type { FormulaEditorProps } from './formula-field.ts';
import { formulaTexts } from './formula.locale.ts';
import styles from './formula.module.css';

const FormulaDialog = lazy(async () => ({ default: (await import('./FormulaDialog.tsx')).FormulaDialog }));

/** Edits a formula. A condition (`expects: 'logic'`) is edited in rows where these can show it, any other formula as text. */
export function FormulaInput(props: ConditionInputProps) {
  return props.expects === 'logic' ? <ConditionInput {...props} /> : <ValueInput {...props} />;
}

/** A formula that computes a value. */
function ValueInput(props: FormulaEditorProps) {
  const t = useTexts(formulaTexts);
  const { label, text, fields } = props;
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.editor}>
      <div className={styles.line}>
        <FormulaText {...props} />
        <IconButton icon={<ExpandAltOutlined />} label={t('enlarge', { name: label })} onClick={() => setLarge(true)} />
      </div>
      <FormulaSentence text={text} fields={fields} />
      {isLarge ? (
        <Suspense fallback={null}>
          <FormulaDialog {...props} onClose={() => setLarge(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
