import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const createdTimeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'system',
});
