import { ApartmentOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const createByParentIdFaces = defineFaces({
  icon: ApartmentOutlined,
  group: 'system',
});
