import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./ReverseRelevanceDesktop.tsx'), 'ReverseRelevanceDesktop');

// Nobody enters anything here, so reading is the same.
export const reverseRelevanceFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/RollbackOutlined')),
  group: 'advanced',
  frame: 'whole',
  desktop,
  readonly: desktop,
  mobile: lazyFace(() => import('./ReverseRelevanceMobile.tsx'), 'ReverseRelevanceMobile'),
});
