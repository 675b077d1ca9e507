import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useGuard } from '../platform/router/index.ts';
import { firstRunTexts } from './first-run.locale.ts';

/** Asks before input that was not saved is left, within the client and when the window closes. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const t = useTexts(firstRunTexts);
  const held = useGuard(({ from, to }) => from.pathname !== to.pathname && isUnsaved());
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });
  return held ? (
    <Modal open title={t('leaveTitle')} okText={t('leave')} cancelText={t('stay')} onOk={held.proceed} onCancel={held.stay}>
      {t('leaveText')}
    </Modal>
  ) : null;
}
