import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/QuestionCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
