import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { tipsText } from './tips.locale.ts';

const desktop = lazyView(() => import('./TipsDesktop.tsx'), 'TipsDesktop');

export const tipsViews = defineViews({
  name: tipsText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/InfoCircleOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
