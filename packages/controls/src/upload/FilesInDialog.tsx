import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined';
import { fillText, labelled } from '@inkstone/schema';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ControlView, ViewProps } from '../view/control-view.ts';
import type { FilesValue } from '../values/file-value.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { uploadText } from './upload.locale.ts';
import styles from './upload.module.css';

interface FilesInDialogProps extends ViewProps {
  /** The full input, which is too large for a cell. */
  readonly Input: ControlView;
}

/** The number of files of a cell; they are added and removed in a dialog. */
export function FilesInDialog({ Input, ...props }: FilesInDialogProps) {
  const { field, locale, onBlur } = props;
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const { 'aria-required': _, 'aria-invalid': isInvalid, 'aria-label': label, ...attributes } = useInputAttributes(field, locale);
  const [isOpen, setOpen] = useState(false);
  const handleClose = (): void => {
    setOpen(false);
    onBlur();
  };
  const shown = files.length > 0 ? fillText(uploadText.files[locale], { count: files.length }) : uploadText.pick[locale];
  return (
    <>
      <Button
        {...attributes}
        type="text"
        className={styles.cell ?? ''}
        icon={<PaperClipOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-label={labelled(label ?? field.label(locale), shown, locale)}
        data-invalid={isInvalid}
        onClick={() => setOpen(true)}
      >
        {shown}
      </Button>
      {isOpen ? (
        <Modal
          open
          title={field.label(locale)}
          okText={uploadText.done[locale]}
          cancelButtonProps={{ hidden: true }}
          onOk={handleClose}
          onCancel={handleClose}
        >
          <Input {...props} compact={false} />
        </Modal>
      ) : null}
    </>
  );
}
