import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { textareaText } from './textarea.locale.ts';

const desktop = lazyView(() => import('./TextareaDesktop.tsx'), 'TextareaDesktop');
const readonly = lazyView(() => import('./TextareaReadonly.tsx'), 'TextareaReadonly');

export const textareaViews = defineViews({
  name: textareaText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/AlignLeftOutlined')),
  group: 'basic',
  desktop,
  readonly,
});
