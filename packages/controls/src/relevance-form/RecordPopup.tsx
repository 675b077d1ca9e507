import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RecordReference } from '@inkstone/schema';
import { useState } from 'react';
import { localizedOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';
import styles from './relevance-form.module.css';

/** Shows the picked record; a press opens the picker. */
export function RecordPopup({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value) as RecordReference | null;
  const options = useSignalValue(field.options);
  const { 'aria-required': _, 'aria-invalid': isInvalid, 'aria-label': label, ...attributes } = useInputAttributes(field, locale);
  const [isOpen, setOpen] = useState(false);
  const shown = value?.name ?? localizedOption(options, 'placeholder', locale) ?? relevanceFormText.choose[locale];

  function handleClose(): void {
    setOpen(false);
    onBlur();
  }

  return (
    <div className={styles.field}>
      <Button
        {...attributes}
        type={compact ? 'text' : 'default'}
        className={styles.button ?? ''}
        aria-haspopup="dialog"
        aria-label={`${label ?? field.label(locale)}：${shown}`}
        data-invalid={isInvalid}
        data-empty={value === null || undefined}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{shown}</span>
        <SearchOutlined aria-hidden />
      </Button>
      {value !== null && !attributes.disabled ? (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={`${field.label(locale)}：${relevanceFormText.clear[locale]}`}
          onClick={() => form.set(field.path, null)}
        />
      ) : null}
      {isOpen ? (
        <RecordDialog
          title={relevanceFormText.pick[locale].replace('{label}', field.label(locale))}
          options={options}
          locale={locale}
          onPicked={(record) => {
            form.set(field.path, record);
            handleClose();
          }}
          onClose={handleClose}
        />
      ) : null}
    </div>
  );
}
