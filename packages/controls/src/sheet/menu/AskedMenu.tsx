import { cloneElement, lazy, Suspense, useState, type HTMLAttributes, type ReactElement } from 'react';
import type { MenuEntry } from './row-menu.ui.ts';

const OpenMenu = lazy(() => import('./OpenMenu.tsx').then((module) => ({ default: module.OpenMenu })));

interface AskedMenuProps {
  /** The button. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
  readonly items: () => MenuEntry[];
}

/** A button with a menu, which is fetched and made when it is first asked for: a long sheet has many, and few are opened. */
export function AskedMenu({ children, items }: AskedMenuProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const button = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen === true,
    ...(isOpen === null && { onClick: () => setOpen(true) }),
  });
  if (isOpen === null) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu isOpen={isOpen} items={items()} onOpenChange={setOpen}>
        {button}
      </OpenMenu>
    </Suspense>
  );
}
