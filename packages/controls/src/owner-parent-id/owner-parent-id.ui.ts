import { ApartmentOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const ownerParentIdFaces = defineFaces({
  icon: ApartmentOutlined,
  group: 'system',
});
