import { Modal } from 'antd';
import { documentId, type Use } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';

interface RemoveItemProps {
  readonly name: string;
  readonly uses: readonly Use[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Shows where a data item is used before it is removed. */
export function RemoveItem({ name, uses, onRemove, onClose }: RemoveItemProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const title = t('remove', { name });
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true }}
      onOk={onRemove}
      onCancel={onClose}
      width={440}
    >
      <p>{t('usedIn')}</p>
      <ul>
        {uses.map(({ document, isInFormula }) => (
          <li key={documentId(document)}>
            {localizedName(nameOf(documents, document), locale)}
            {isInFormula ? <span className="ink-muted"> {t('inFormula')}</span> : null}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
