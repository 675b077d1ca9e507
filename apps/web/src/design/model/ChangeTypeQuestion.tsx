import { Modal } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { modelTexts } from './model.locale.ts';

interface ChangeTypeQuestionProps {
  readonly name: string;
  /** The new type in words. */
  readonly type: string;
  readonly values: number;
  readonly isConvertible: boolean;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** An item with values does not change its type: a new item is offered, into which the values can be copied once it is published. */
export function ChangeTypeQuestion({ name, type, values, isConvertible, onAdd, onClose }: ChangeTypeQuestionProps) {
  const t = useTexts(modelTexts);
  return (
    <Modal
      open
      title={t('typeHeld', { name })}
      okText={t('addOfType', { type })}
      cancelText={t('cancel')}
      onOk={onAdd}
      onCancel={onClose}
      width={480}
    >
      <p>{t('typeHeldHint', { name, count: values })}</p>
      <p>{t(isConvertible ? 'typeConvertible' : 'typeInconvertible')}</p>
    </Modal>
  );
}
