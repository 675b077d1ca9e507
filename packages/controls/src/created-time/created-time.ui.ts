import { ClockCircleOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const createdTimeFaces = defineFaces({
  icon: ClockCircleOutlined,
  group: 'system',
});
