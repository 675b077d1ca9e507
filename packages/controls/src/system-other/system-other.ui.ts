import { DatabaseOutlined } from '@ant-design/icons';
import { defineFaces } from '../define-faces.ui.ts';

export const systemOtherFaces = defineFaces({ icon: DatabaseOutlined, group: 'system' });
