import { Modal } from 'antd';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import styles from './dictionary.module.css';

interface RemoveDialogProps {
  readonly name: string;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before deleting; shows why deletion is refused. */
export function RemoveDialog({ name, failure, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const t = useTexts(dictionaryTexts);
  const failureText = useFailureText();
  return (
    <Modal
      open
      title={t('removeQuestion', { name })}
      okText={t('remove')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={onRemove}
      onCancel={onClose}
      closable={{ 'aria-label': t('cancel') }}
    >
      <p>{t('removeHint')}</p>
      <div role="alert" className={styles.failure}>
        {failure ? failureText(failure) : null}
      </div>
    </Modal>
  );
}
