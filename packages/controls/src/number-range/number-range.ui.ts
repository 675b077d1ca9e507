import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./NumberRangeDesktop.tsx'), 'NumberRangeDesktop');

export const numberRangeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
