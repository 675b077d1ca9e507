import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { tabsPanelText } from './tabs-panel.locale.ts';

const desktop = lazyView(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelViews = defineViews({
  name: tabsPanelText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FileOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
