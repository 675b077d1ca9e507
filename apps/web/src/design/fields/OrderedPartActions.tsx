import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { orderedPartTexts } from './ordered-part.locale.ts';
import { useMovePart, type OrderedPart } from './use-move-part.ts';

interface OrderedPartActionsProps extends OrderedPart {
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The buttons of a line that move its part up and down, and remove it. */
export function OrderedPartActions({ removeLabel, onRemove, ...part }: OrderedPartActionsProps) {
  const t = useTexts(orderedPartTexts);
  const move = useMovePart(part);
  const { name, position, siblings } = part;
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={t('up', { name })}
        disabled={position === 0}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={t('down', { name })}
        disabled={position === siblings.length - 1}
        onClick={() => move(1)}
      />
      <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={removeLabel} onClick={onRemove} />
    </>
  );
}
