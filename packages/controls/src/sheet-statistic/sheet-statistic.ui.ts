import { CalculatorOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const sheetStatisticFaces = defineFaces({
  icon: CalculatorOutlined,
  group: 'advanced',
});
