import { lazy, Suspense } from 'react';
import type { CheckboxProps } from 'antd';

const Checkbox = lazy(() => import('antd/es/checkbox/Checkbox'));

/** What a record is picked by; it comes when somebody begins to pick. */
export function PickBox(props: CheckboxProps) {
  return (
    <Suspense fallback={null}>
      <Checkbox {...props} />
    </Suspense>
  );
}
