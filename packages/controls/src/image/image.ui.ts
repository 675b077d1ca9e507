import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { imageText } from './image.locale.ts';

export const imageViews = defineViews({
  name: imageText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/PictureOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./ImageDesktop.tsx'), 'ImageDesktop'),
  readonly: lazyView(() => import('./ImageReadonly.tsx'), 'ImageReadonly'),
  cell: lazyView(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
