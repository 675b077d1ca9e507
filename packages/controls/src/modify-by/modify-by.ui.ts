import { UserSwitchOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const modifyByFaces = defineFaces({
  icon: UserSwitchOutlined,
  group: 'system',
});
