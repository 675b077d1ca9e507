import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { htmlText } from './html.locale.ts';

const desktop = lazyView(() => import('./HtmlDesktop.tsx'), 'HtmlDesktop');

export const htmlViews = defineViews({
  name: htmlText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CodeOutlined')),
  group: 'advanced',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
