import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { securityTexts } from './security.locale.ts';

interface AccountDialogProps {
  readonly title: string;
  /** Whether it can be left by its cross; what is shown only once is left by a button. */
  readonly isClosable?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog without buttons of its own: its content has them. */
export function AccountDialog({ title, isClosable = true, children, onClose }: AccountDialogProps) {
  const t = useTexts(securityTexts);
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={440}
      mask={{ closable: false }}
      keyboard={isClosable}
      closable={isClosable ? { 'aria-label': t('close') } : false}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
