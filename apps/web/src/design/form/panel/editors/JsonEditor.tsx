import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { formTexts } from '../../form.locale.ts';
import { DraftArea } from './DraftArea.tsx';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

/** A property as JSON, for those without an editor of their own. */
export function JsonEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const [isWrong, setWrong] = useState(false);
  const commit = (text: string) => {
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <>
      <DraftArea
        id={id}
        label={label}
        isCode
        isFixed={isFixed}
        value={value === undefined ? '' : JSON.stringify(value, null, 1)}
        onCommit={commit}
      />
      {isWrong ? (
        <p role="alert" className={styles.issue}>
          {t('notJson')}
        </p>
      ) : null}
    </>
  );
}
