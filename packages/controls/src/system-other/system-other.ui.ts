import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { systemOtherText } from './system-other.locale.ts';

export const systemOtherViews = defineViews({
  name: systemOtherText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/DatabaseOutlined')),
  group: 'system',
});
