import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const ownerIdFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/IdcardOutlined')),
  group: 'system',
});
