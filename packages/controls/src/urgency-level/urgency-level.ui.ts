import { ThunderboltOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./UrgencyLevelDesktop.tsx'), 'UrgencyLevelDesktop');

export const urgencyLevelFaces = defineFaces({
  icon: ThunderboltOutlined,
  group: 'system',
  desktop,
  frame: 'whole',
});
