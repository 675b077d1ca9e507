import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useGuard } from '../router/index.ts';
import { unsavedTexts } from './unsaved.locale.ts';

/** Asks for confirmation before entered fields are left, within the client and when the window closes. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const t = useTexts(unsavedTexts);
  const held = useGuard(({ from, to }) => from.pathname !== to.pathname && isUnsaved());
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });
  if (!held) return null;
  return (
    <Modal open title={t('title')} okText={t('leave')} cancelText={t('stay')} onOk={held.proceed} onCancel={held.stay}>
      {t('text')}
    </Modal>
  );
}
