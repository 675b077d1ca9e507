import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { commonOpinionTexts } from './common-opinions.locale.ts';
import type { useCommonOpinions } from './use-common-opinions.ts';
import styles from './common-opinions.module.css';

interface OwnOpinionsProps extends Pick<ReturnType<typeof useCommonOpinions>, 'opinions' | 'isChanging' | 'remove' | 'move'> {
  readonly onRemoved: () => void;
}

/** The user's own opinions in order, to be moved and deleted. */
export function OwnOpinions({ opinions, isChanging, remove, move, onRemoved }: OwnOpinionsProps) {
  const t = useTexts(commonOpinionTexts);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly id: string; readonly before: typeof opinions } | null>(null);
  // A button that moved with its row, or became disabled, has lost the focus. All are disabled until the change has ended, which may be after
  // the new order has arrived.
  useEffect(() => {
    if (!moved.current || isChanging || moved.current.before === opinions) return;
    list.current?.querySelector<HTMLButtonElement>(`[data-opinion="${moved.current.id}"] button:not(:disabled)`)?.focus();
    moved.current = null;
  }, [opinions, isChanging]);

  const handleMove = (id: string, step: -1 | 1): void => {
    moved.current = { id, before: opinions };
    move(id, step).catch(() => (moved.current = null));
  };
  const handleRemove = (id: string): void => void remove(id).then(onRemoved, () => undefined);

  return (
    <ol ref={list} className={styles.list} aria-label={t('own')}>
      {opinions.map(({ id, content }, index) => (
        <li key={id} data-opinion={id}>
          <span>{content}</span>
          <Tool
            name={t('up', { text: content })}
            icon={<ArrowUpOutlined />}
            disabled={isChanging || index === 0}
            onPress={() => handleMove(id, -1)}
          />
          <Tool
            name={t('down', { text: content })}
            icon={<ArrowDownOutlined />}
            disabled={isChanging || index === opinions.length - 1}
            onPress={() => handleMove(id, 1)}
          />
          <Tool name={t('remove', { text: content })} icon={<DeleteOutlined />} disabled={isChanging} onPress={() => handleRemove(id)} />
        </li>
      ))}
    </ol>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Tool({ name, icon, disabled, onPress }: ToolProps) {
  return <Button type="text" icon={icon} aria-label={name} title={name} disabled={disabled} onClick={onPress} />;
}
