import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const systemOtherFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/DatabaseOutlined')),
  group: 'system',
});
