import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const createByParentIdFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
