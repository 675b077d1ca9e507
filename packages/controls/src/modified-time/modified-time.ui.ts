import { HistoryOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const modifiedTimeFaces = defineFaces({
  icon: HistoryOutlined,
  group: 'system',
});
