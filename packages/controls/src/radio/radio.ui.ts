import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { radioText } from './radio.locale.ts';

const desktop = lazyView(() => import('./RadioDesktop.tsx'), 'RadioDesktop');
const readonly = lazyView(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const radioViews = defineViews({
  name: radioText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CheckCircleOutlined')),
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
