import { RollbackOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./ReverseRelevanceDesktop.tsx'), 'ReverseRelevanceDesktop');

// Nobody enters anything here, so reading is the same.
export const reverseRelevanceFaces = defineFaces({
  icon: RollbackOutlined,
  group: 'advanced',
  frame: 'whole',
  desktop,
  readonly: desktop,
  mobile: lazyFace(() => import('./ReverseRelevanceMobile.tsx'), 'ReverseRelevanceMobile'),
});
