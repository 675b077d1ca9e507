import { ApartmentOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop');

export const departmentSelectorFaces = defineFaces({
  icon: ApartmentOutlined,
  group: 'basic',
  desktop,
});
