import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { logicText } from './logic.locale.ts';

const desktop = lazyView(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicViews = defineViews({
  name: logicText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/QuestionCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
