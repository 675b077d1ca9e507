import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { workbenchTexts } from './workbench.locale.ts';

const ShortcutPopover = lazy(() => import('./ShortcutPopover.tsx').then((module) => ({ default: module.ShortcutPopover })));

/** Opens the help on keyboard shortcuts, which is loaded on first use. */
export function ShortcutHelp() {
  const t = useTexts(workbenchTexts);
  const [isAsked, setIsAsked] = useState(false);
  const buttonProps = { type: 'text', icon: <QuestionCircleOutlined />, 'aria-label': t('shortcuts'), title: t('shortcuts') } as const;
  if (!isAsked) return <Button {...buttonProps} onClick={() => setIsAsked(true)} />;
  return (
    <Suspense fallback={<Button {...buttonProps} />}>
      <ShortcutPopover>
        {/* It replaces the button that was just clicked. */}
        <Button {...buttonProps} autoFocus />
      </ShortcutPopover>
    </Suspense>
  );
}
