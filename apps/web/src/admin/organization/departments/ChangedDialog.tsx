import { Button, Modal } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { MisplacedTasks } from './MisplacedTasks.tsx';
import styles from '../organization.module.css';

interface ChangedDialogProps {
  /** What was done. */
  readonly text: string;
  readonly departmentId: string;
  readonly onClose: () => void;
}

/** Shown after a department was moved or merged: what was done, and the tasks that somebody else would handle now. */
export function ChangedDialog({ text, departmentId, onClose }: ChangedDialogProps) {
  const t = useTexts(organizationTexts);
  return (
    <Modal
      open
      title={text}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      mask={{ closable: false }}
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
    >
      <div className={styles.fields}>
        <MisplacedTasks departmentId={departmentId} />
      </div>
    </Modal>
  );
}
