import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const createByFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserAddOutlined')),
  group: 'system',
});
