import { fillText } from '@inkstone/schema';
import { Modal } from 'antd';
import { useState } from 'react';
import type { FaceProps } from '../face/face.ts';
import { useModelContext } from '../face/model-context.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { textareaText } from './textarea.locale.ts';
import styles from './rich-text.module.css';

/** In a cell its words stand on one line; it is edited in a window of its own. */
export function RichTextCell(props: FaceProps) {
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
