import { FlagOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const sequenceStatusFaces = defineFaces({
  icon: FlagOutlined,
  group: 'system',
});
