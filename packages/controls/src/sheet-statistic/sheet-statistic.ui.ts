import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';

export const sheetStatisticFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalculatorOutlined')),
  group: 'advanced',
});
