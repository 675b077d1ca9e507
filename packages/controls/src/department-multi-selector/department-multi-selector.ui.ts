import { ClusterOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop');

export const departmentMultiSelectorFaces = defineFaces({
  icon: ClusterOutlined,
  group: 'basic',
  desktop,
});
