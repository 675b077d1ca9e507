import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { textText } from './text.locale.ts';

const desktop = lazyView(() => import('./TextDesktop.tsx'), 'TextDesktop');

export const textViews = defineViews({
  name: textText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontSizeOutlined')),
  group: 'basic',
  desktop,
});
