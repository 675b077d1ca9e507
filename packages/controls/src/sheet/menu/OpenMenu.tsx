import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import type { MenuEntry } from './row-menu.ui.ts';

interface OpenMenuProps {
  readonly isOpen: boolean;
  readonly items: MenuEntry[];
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactElement;
}

export function OpenMenu({ isOpen, items, onOpenChange, children }: OpenMenuProps) {
  return (
    <Dropdown open={isOpen} onOpenChange={onOpenChange} menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      {children}
    </Dropdown>
  );
}
