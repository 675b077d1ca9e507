import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const modifiedTimeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HistoryOutlined')),
  group: 'system',
});
