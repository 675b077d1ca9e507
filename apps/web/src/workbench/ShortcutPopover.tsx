import { Popover, Switch } from 'antd';
import type { ReactNode } from 'react';
import { Kbd } from '@inkstone/ui-kit';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { switchShortcuts, useShortcutsEnabled } from '../platform/shortcuts/use-shortcuts.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

const keys = [
  ['j', 'keyNext'],
  ['k', 'keyPrevious'],
  ['a', 'keyAgree'],
  ['d', 'keyDisagree'],
  ['r', 'keyReject'],
  ['/', 'keySearch'],
  ['n', 'keyNew'],
] as const;

/** The keyboard shortcuts of the workbench, and the switch that turns them off. It is open when it mounts. */
export function ShortcutPopover({ children }: { readonly children: ReactNode }) {
  const t = useTexts(workbenchTexts);
  const enabled = useShortcutsEnabled();
  const help = (
    <div className={styles.shortcutHelp}>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label>
        <Switch size="small" checked={enabled} onChange={switchShortcuts} /> {t('shortcutsOn')}
      </label>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title={t('shortcuts')} content={help} defaultOpen>
      {children}
    </Popover>
  );
}
