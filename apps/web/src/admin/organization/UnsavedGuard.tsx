import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useGuard } from '../../platform/router/index.ts';
import { organizationTexts } from './organization.locale.ts';

/** Asks for confirmation before entered fields are left, within the client and when the window closes. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const t = useTexts(organizationTexts);
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
    <Modal open title={t('unsavedTitle')} okText={t('discard')} cancelText={t('stay')} onOk={held.proceed} onCancel={held.stay}>
      {t('unsavedText')}
    </Modal>
  );
}
