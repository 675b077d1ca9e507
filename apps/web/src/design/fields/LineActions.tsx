import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { IconButton } from './IconButton.tsx';
import { orderedPartTexts } from './ordered-part.locale.ts';

interface LineActionsProps {
  readonly name: string;
  readonly position: number;
  /** How many lines there are. */
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly removeLabel: string;
  /** Null: the line must stay. */
  readonly onRemove: (() => void) | null;
}

/** The buttons of a line that move it up and down, and remove it. */
export function LineActions({ name, position, count, onMove, removeLabel, onRemove }: LineActionsProps) {
  const t = useTexts(orderedPartTexts);
  return (
    <>
      <IconButton icon={<ArrowUpOutlined />} label={t('up', { name })} disabled={position === 0} onClick={() => onMove(-1)} />
      <IconButton icon={<ArrowDownOutlined />} label={t('down', { name })} disabled={position === count - 1} onClick={() => onMove(1)} />
      {onRemove ? <IconButton icon={<DeleteOutlined />} label={removeLabel} onClick={onRemove} /> : null}
    </>
  );
}
