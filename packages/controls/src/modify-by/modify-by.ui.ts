import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const modifyByFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserSwitchOutlined')),
  group: 'system',
});
