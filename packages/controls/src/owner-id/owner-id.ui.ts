import { IdcardOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const ownerIdFaces = defineFaces({
  icon: IdcardOutlined,
  group: 'system',
});
