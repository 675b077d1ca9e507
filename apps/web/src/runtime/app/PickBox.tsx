import { lazy, Suspense } from 'react';
import type { CheckboxProps } from 'antd';

const Checkbox = lazy(() => import('antd/es/checkbox/Checkbox'));

/** The checkbox that selects a record; loaded when selecting starts. */
export function PickBox(props: CheckboxProps) {
  return (
    <Suspense fallback={null}>
      <Checkbox {...props} />
    </Suspense>
  );
}
