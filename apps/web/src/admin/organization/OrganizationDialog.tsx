import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { organizationTexts } from './organization.locale.ts';
import { RefusedRest } from './RefusedRest.tsx';
import styles from './organization.module.css';

interface OrganizationDialogProps {
  readonly title: string;
  readonly okText: string;
  readonly isDanger?: boolean;
  /** Nothing can be confirmed yet, or any more. */
  readonly isDisabled?: boolean;
  readonly isBusy: boolean;
  readonly failure: unknown;
  /** The fields that show their issues themselves. */
  readonly fields: readonly string[];
  readonly onOk: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that changes the organisation; its fields keep their content when the change is refused. */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { title, okText, isDanger = false, isDisabled = false, isBusy, failure, fields, onOk, onClose, children } = props;
  const t = useTexts(organizationTexts);
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isDisabled }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={onOk}
      onCancel={onClose}
      closable={{ 'aria-label': t('cancel') }}
    >
      <div className={styles.fields}>
        {children}
        <RefusedRest failure={failure} fields={fields} />
      </div>
    </Modal>
  );
}
