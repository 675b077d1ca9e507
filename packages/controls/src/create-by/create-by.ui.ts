import { UserAddOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const createByFaces = defineFaces({
  icon: UserAddOutlined,
  group: 'system',
});
