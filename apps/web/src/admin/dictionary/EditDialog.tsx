import { Form, Modal, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import styles from './dictionary.module.css';

interface EditDialogProps<Fields> {
  readonly title: string;
  readonly form: FormInstance<Fields>;
  readonly initial: Partial<Fields>;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly onSave: (fields: Fields) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a few fields, which keep their content when saving fails. */
export function EditDialog<Fields extends object>(props: EditDialogProps<Fields>) {
  const { title, form, initial, failure, isBusy, onSave, onClose, children } = props;
  const t = useTexts(dictionaryTexts);
  const failureText = useFailureText();
  return (
    <Modal
      open
      title={title}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': t('cancel') }}
    >
      <Form<Fields> form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={onSave}>
        {children}
      </Form>
      <div role="alert" className={styles.failure}>
        {failure ? failureText(failure) : null}
      </div>
    </Modal>
  );
}
