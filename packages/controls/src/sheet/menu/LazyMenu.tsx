import { cloneElement, lazy, Suspense, useState, type HTMLAttributes, type ReactElement } from 'react';
import type { MenuEntry } from './row-menu.ui.ts';

const OpenMenu = lazy(() => import('./OpenMenu.tsx').then((module) => ({ default: module.OpenMenu })));

interface LazyMenuProps {
  /** The button that opens the menu. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
  readonly items: () => MenuEntry[];
}

/** A button with a menu that is loaded and rendered on first use: a long sheet has many menus of which few are opened. */
export function LazyMenu({ children, items }: LazyMenuProps) {
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
