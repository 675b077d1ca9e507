import { InfoCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DescriptionDesktop.tsx'), 'DescriptionDesktop');

export const descriptionFaces = defineFaces({
  icon: InfoCircleOutlined,
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
