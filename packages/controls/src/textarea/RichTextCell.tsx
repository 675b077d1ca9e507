import { fillText } from '@inkstone/schema';
import { Modal } from 'antd';
import { useState } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { useModelContext } from '../view/model-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { textareaText } from './textarea.locale.ts';
import styles from './rich-text.module.css';

/** A cell with the plain text on one line; it is edited in a dialog. */
export function RichTextCell(props: ViewProps) {
  const { field, form, locale, onBlur } = props;
  const value = useSignalValue(field.value);
  const context = useModelContext(field, form, locale);
  const [isOpen, setOpen] = useState(false);
  const label = field.label(locale);
  const close = (): void => {
    setOpen(false);
    onBlur();
  };
  return (
    <>
      <button
        type="button"
        className={styles.cell}
        aria-label={fillText(textareaText.edit[locale], { label })}
        onClick={() => setOpen(true)}
      >
        {field.model.format(value, context)}
      </button>
      <Modal
        open={isOpen}
        title={label}
        okText={textareaText.done[locale]}
        onOk={close}
        onCancel={close}
        footer={(_, { OkBtn }) => <OkBtn />}
        destroyOnHidden
      >
        <RichTextEditor {...props} compact={false} />
      </Modal>
    </>
  );
}
