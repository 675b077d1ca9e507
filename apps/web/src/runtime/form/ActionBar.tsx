import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { Button } from 'antd';
import type { OfferedAction } from '@inkstone/api';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { MenuButton, StickyBar } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import type { ShareTarget } from '../share/share-queries.ts';
import { formTexts } from './form.locale.ts';
import type { ActionName } from './actions/action-view.ts';
import { actionLabel, actionViews, actionOrder } from './actions/views.ts';

const ShareDialog = lazy(() => import('../share/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })));

const isRare = ({ action }: OfferedAction): boolean => actionViews[action].weight === 'rare';

interface ActionBarProps {
  readonly actions: readonly OfferedAction[];
  readonly running: ActionName | null;
  readonly onAction: (action: ActionName) => void;
  readonly onClose: () => void;
  readonly shared: ShareTarget;
  /** Custom buttons of the form. */
  readonly children?: ReactNode;
}

/** The actions that the user may take: common ones as buttons, rare ones in a menu; on a narrow window sharing is in the menu too. */
export function ActionBar({ actions, running, onAction, onClose, shared, children }: ActionBarProps) {
  const t = useTexts(formTexts);
  const [isSharing, setSharing] = useState(false);
  const locale = useLocale();
  const narrow = useNarrow();
  const nameOf = (offered: OfferedAction): string => actionLabel(offered, locale);
  const sorted = actions.toSorted((left, right) => actionOrder.indexOf(left.action) - actionOrder.indexOf(right.action));
  const usual = sorted.filter((offered) => !isRare(offered));
  const primary = usual.find(({ action }) => actionViews[action].weight === 'primary')?.action;
  useConfirmKey(primary === undefined || running !== null ? null : () => onAction(primary));
  const inMenu = sorted
    .filter(isRare)
    .map((offered) => ({ key: offered.action as string, label: nameOf(offered), disabled: running !== null }));
  const items = narrow ? [...inMenu, { key: 'share', label: t('share') }] : inMenu;
  return (
    <StickyBar
      label={t('actions')}
      aside={
        <>
          {narrow ? null : <Button onClick={() => setSharing(true)}>{t('share')}</Button>}
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      {usual.map((offered) => (
        <Button
          key={offered.action}
          data-action={offered.action}
          type={actionViews[offered.action].weight === 'primary' ? 'primary' : 'default'}
          {...(offered.action === primary && { title: `${nameOf(offered)} (Ctrl+Enter)`, 'aria-keyshortcuts': 'Control+Enter' })}
          loading={running === offered.action}
          disabled={running !== null && running !== offered.action}
          onClick={() => onAction(offered.action)}
        >
          {nameOf(offered)}
        </Button>
      ))}
      {children}
      {items.length > 0 ? (
        <MenuButton
          label={t('more')}
          data-action="more"
          items={items}
          onChoose={(key) => (key === 'share' ? setSharing(true) : onAction(key as ActionName))}
        >
          <MoreOutlined aria-hidden="true" />
        </MenuButton>
      ) : null}
      <Suspense fallback={null}>{isSharing ? <ShareDialog target={shared} onClose={() => setSharing(false)} /> : null}</Suspense>
    </StickyBar>
  );
}

/** Ctrl+Enter, from any field; what the field holds is taken over first. */
function useConfirmKey(run: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!run || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
