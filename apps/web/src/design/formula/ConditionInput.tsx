import { Segmented } from 'antd';
import ExpandAltOutlined from '@ant-design/icons/es/icons/ExpandAltOutlined';
import { lazy, Suspense, useState } from 'react';
import { readRows } from '@inkstone/formula';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ConditionRows, useDrawnRows } from './builder/ConditionRows.tsx';
import { rowSubjects, subjectTypes } from './builder/row-subjects.ts';
import { IconButton } from '../fields/IconButton.tsx';
import { FormulaSentence } from './FormulaSentence.tsx';
import { FormulaText } from './FormulaText.tsx';
import type { FormulaEditorProps } from './formula-field.ts';
import { formulaTexts } from './formula.locale.ts';
import styles from './formula.module.css';

const FormulaDialog = lazy(async () => ({ default: (await import('./FormulaDialog.tsx')).FormulaDialog }));

export interface ConditionInputProps extends FormulaEditorProps {
  /** What no condition means; then these are the first choices. */
  readonly emptyMeans?: 'always' | 'never';
}

type Choice = 'always' | 'never' | 'when';

/** The text of each choice; `when` has a condition. */
function choiceOf(text: string, emptyMeans: 'always' | 'never'): Choice {
  if (text === '') return emptyMeans;
  if (text === 'true') return 'always';
  return text === 'false' ? 'never' : 'when';
}

/** Edits a condition: always, never, or when its rows hold. */
export function ConditionInput({ emptyMeans, ...props }: ConditionInputProps) {
  const t = useTexts(formulaTexts);
  const { id, ...others } = props;
  const { label, text, isFixed, onChange } = others;
  const [isBegun, setBegun] = useState(false);
  if (!emptyMeans) return <ConditionEditor {...props} />;
  const choice = choiceOf(text, emptyMeans);
  const shown = isBegun && choice === emptyMeans ? 'when' : choice;
  const choose = (next: string): void => {
    setBegun(next === 'when');
    if (next === 'when') return choice === 'when' ? undefined : onChange(undefined);
    return onChange(next === emptyMeans ? undefined : next === 'always' ? 'true' : 'false');
  };
  return (
    <div className={styles.editor}>
      <select
        {...(id !== undefined && { id })}
        className={styles.select}
        aria-label={label}
        disabled={isFixed}
        value={shown}
        onChange={({ target }) => choose(target.value)}
      >
        {(emptyMeans === 'always' ? (['always', 'never', 'when'] as const) : (['never', 'always', 'when'] as const)).map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
      {shown === 'when' ? <ConditionEditor {...others} text={choice === 'when' ? text : ''} begins={isBegun} /> : null}
    </div>
  );
}

/** A condition in rows, as text where rows cannot show it or the person prefers it, and what it says. */
function ConditionEditor({ begins = false, ...props }: FormulaEditorProps & { readonly begins?: boolean }) {
  const t = useTexts(formulaTexts);
  const { label, text, fields } = props;
  const rows = useDrawnRows(text, fields);
  const [wanted, setWanted] = useState<'rows' | 'text'>('rows');
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <Segmented
          size="small"
          aria-label={t('editAs')}
          value={wanted}
          options={[
            { value: 'rows', label: t('asRows') },
            { value: 'text', label: t('asText') },
          ]}
          onChange={setWanted}
        />
        <IconButton icon={<ExpandAltOutlined />} label={t('enlarge', { name: label })} onClick={() => setLarge(true)} />
      </div>
      {wanted === 'text' ? (
        <FormulaText {...props} expects="logic" />
      ) : rows ? (
        <ConditionRows {...props} rows={rows} begins={begins} />
      ) : (
        <BeyondRows {...props} />
      )}
      <FormulaSentence text={text} fields={fields} />
      {isLarge ? (
        <Suspense fallback={null}>
          <FormulaDialog {...props} expects="logic" onClose={() => setLarge(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A condition that rows cannot show, with the part at which they end. */
function BeyondRows(props: FormulaEditorProps) {
  const t = useTexts(formulaTexts);
  const { text, fields } = props;
  const read = readRows(text, subjectTypes(rowSubjects(fields)));
  const part = read.isDrawable ? '' : text.slice(read.from, read.to);
  return (
    <>
      <p className={styles.note}>{t('beyondRows', { part })}</p>
      <FormulaText {...props} expects="logic" />
    </>
  );
}
