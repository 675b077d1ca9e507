import { Modal } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';

/** Asks for confirmation before leaving with unsaved work. */
export function LeaveDialog({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) {
  const t = useTexts(formTexts);
  return (
    <Modal open title={t('leaveTitle')} okText={t('leave')} cancelText={t('stay')} onOk={onLeave} onCancel={onStay}>
      {t('leaveText')}
    </Modal>
  );
}
