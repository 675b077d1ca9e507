import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { titleText } from './title.locale.ts';

const desktop = lazyView(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleViews = defineViews({
  name: titleText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontColorsOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
