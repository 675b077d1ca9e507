import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { tabsText } from './tabs.locale.ts';

const desktop = lazyView(() => import('./TabsDesktop.tsx'), 'TabsDesktop');

export const tabsViews = defineViews({
  name: tabsText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FolderOutlined')),
  group: 'layout',
  desktop,
  mobile: lazyView(() => import('./TabsMobile.tsx'), 'TabsMobile'),
  readonly: desktop,
  frame: 'bare',
});
