import { Button, Input, Popconfirm, Radio } from 'antd';
import { useState } from 'react';
import { trimText } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ListView } from './view-query.ts';
import { viewTexts } from './view.locale.ts';
import styles from './views.module.css';

interface ViewLineProps {
  readonly view: ListView;
  readonly mayChange: boolean;
  readonly onChoose: () => void;
  readonly onRename: (name: string) => void;
  readonly onTake: () => void;
  readonly onForget: () => void;
}

/** One saved view: set as default, rename, update from the list, delete. */
export function ViewLine({ view: { name, isShared, isDefault }, mayChange, onChoose, onRename, onTake, onForget }: ViewLineProps) {
  const t = useTexts(viewTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    if (typed !== null && trimText(typed) !== '' && trimText(typed) !== name) onRename(trimText(typed));
    setTyped(null);
  };
  return (
    <div className={styles.line}>
      <Radio checked={isDefault} onChange={onChoose}>
        {name}
        {isShared ? <span className="ink-muted ink-small"> {t('shared')}</span> : null}
      </Radio>
      {mayChange && typed === null ? (
        <span className={styles.lineActions} role="group" aria-label={t('actionsOf', { name })}>
          <Button size="small" type="text" onClick={onTake}>
            {t('update')}
          </Button>
          <Button size="small" type="text" onClick={() => setTyped(name)}>
            {t('rename')}
          </Button>
          <Popconfirm title={t('remove', { name })} okText={t('delete')} onConfirm={onForget}>
            <Button size="small" type="text" danger aria-label={t('remove', { name })}>
              {t('delete')}
            </Button>
          </Popconfirm>
        </span>
      ) : null}
      {typed === null ? null : (
        <span className={styles.lineActions}>
          <Input
            size="small"
            autoFocus
            aria-label={t('renamed', { name })}
            maxLength={50}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={finish}
          />
          <Button size="small" onClick={finish}>
            {t('done')}
          </Button>
        </span>
      )}
    </div>
  );
}
