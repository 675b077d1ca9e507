import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const sequenceStatusFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FlagOutlined')),
  group: 'system',
});
