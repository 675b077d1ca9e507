import { Modal } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formTexts } from './form.locale.ts';

interface LeaveGuardProps {
  isUnsaved(): boolean;
  /** Called before the page goes, so that the work is kept on the device. */
  onLeave(): void;
}

/** Asks before somebody leaves with unsaved work, within the client and when the window closes. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const t = useTexts(formTexts);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved());

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (!isUnsaved()) return;
      onLeave();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      okText={t('leave')}
      cancelText={t('stay')}
      onOk={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveText')}
    </Modal>
  );
}
