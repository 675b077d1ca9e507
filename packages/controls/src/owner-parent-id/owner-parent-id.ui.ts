import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const ownerParentIdFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
