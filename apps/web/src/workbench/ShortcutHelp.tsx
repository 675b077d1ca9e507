import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { workbenchTexts } from './workbench.locale.ts';

const ShortcutPopover = lazy(() => import('./ShortcutPopover.tsx').then((module) => ({ default: module.ShortcutPopover })));

/** Opens what the keys of the workbench do; its script comes when somebody first asks. */
export function ShortcutHelp() {
  const t = useTexts(workbenchTexts);
  const [isAsked, setIsAsked] = useState(false);
  const face = { type: 'text', icon: <QuestionCircleOutlined />, 'aria-label': t('shortcuts'), title: t('shortcuts') } as const;
  if (!isAsked) return <Button {...face} onClick={() => setIsAsked(true)} />;
  return (
    <Suspense fallback={<Button {...face} />}>
      <ShortcutPopover>
        {/* It stands where the button was that somebody has just pressed. */}
        <Button {...face} autoFocus />
      </ShortcutPopover>
    </Suspense>
  );
}
