import { Modal } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';

/** Asks before an undo removes what others have worked in. */
export function UndoQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(designTexts);
  const copy = useWorkingCopy();
  return (
    <Modal
      open
      title={t('undo')}
      okText={t('undoAnyway')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true }}
      onOk={() => {
        copy.undo({ anyway: true });
        onClose();
      }}
      onCancel={onClose}
      width={440}
    >
      {t('undoAsks')}
    </Modal>
  );
}
