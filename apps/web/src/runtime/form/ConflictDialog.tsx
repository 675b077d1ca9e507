import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Form } from '@inkstone/form-engine';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { Conflict } from './conflict.ts';
import { formTexts } from './form.locale.ts';
import { pathLabel } from './values/path-label.ts';
import { shownText } from './values/shown-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import styles from './form.module.css';

interface ConflictDialogProps {
  readonly form: Form;
  readonly conflicts: readonly Conflict[];
  /** Paths for which the other person's value was chosen. */
  readonly onResolved: (theirs: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Resolves a conflict between two people's changes: shows both values of each field, and the user chooses. */
export function ConflictDialog({ form, conflicts, onResolved, onClose }: ConflictDialogProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (conflicts.length === 0) return null;

  const show = (path: string, value: unknown): string => shownText(form, path, value, locale) || t('empty');
  const choose = (path: string, isTheirs: boolean): void =>
    setTheirs((before) => new Set(isTheirs ? [...before, path] : [...before].filter((other) => other !== path)));

  return (
    <Modal
      open
      title={t('conflictTitle')}
      okText={t('apply')}
      cancelText={t('close')}
      mask={{ closable: false }}
      onOk={() => onResolved(theirs)}
      onCancel={onClose}
    >
      <p>{t('conflictText')}</p>
      {conflicts.map(({ path, mine, theirs: other }) => (
        <fieldset key={path} className={styles.targets}>
          <legend className={fieldStyles.label}>{pathLabel(form, path, locale, t)}</legend>
          <Radio checked={!theirs.has(path)} onChange={() => choose(path, false)}>
            {t('mine')}: {show(path, mine)}
          </Radio>
          <Radio checked={theirs.has(path)} onChange={() => choose(path, true)}>
            {t('theirs')}: {show(path, other)}
          </Radio>
        </fieldset>
      ))}
    </Modal>
  );
}
