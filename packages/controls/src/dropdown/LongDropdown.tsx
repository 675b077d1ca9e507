import { Select } from 'antd';
import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { useSelectProps } from './use-select-props.tsx';

const TreeDropdown = lazy(() => import('./TreeDropdown.tsx').then((module) => ({ default: module.TreeDropdown })));

/** One choice from a list that is searched in, asked for or a tree. */
export function LongDropdown(props: FaceProps) {
  const { field, form } = props;
  const value = useSignalValue(field.value);
  const { isTree, ...attributes } = useSelectProps(props);
  const chosen = typeof value === 'string' ? value : null;
  const handleChange = (next: unknown): void => form.set(field.path, typeof next === 'string' ? next : null);
  if (!isTree) return <Select<string> {...attributes} value={chosen} onChange={handleChange} />;
  const { options, onPopupScroll: _, ...shared } = attributes;
  return (
    <Suspense fallback={null}>
      <TreeDropdown {...shared} choices={options} multiple={false} value={chosen} onChange={handleChange} />
    </Suspense>
  );
}

/** Any number of them. */
export function DropdownMultiDesktop(props: FaceProps) {
  const { field, form } = props;
  const value = useSignalValue(field.value);
  const { isTree, ...attributes } = useSelectProps(props);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const handleChange = (next: unknown): void => form.set(field.path, Array.isArray(next) ? (next as string[]) : []);
  if (!isTree) return <Select<string[]> {...attributes} mode="multiple" maxTagCount="responsive" value={chosen} onChange={handleChange} />;
  const { options, onPopupScroll: _, ...shared } = attributes;
  return (
    <Suspense fallback={null}>
      <TreeDropdown {...shared} choices={options} multiple value={chosen} onChange={handleChange} />
    </Suspense>
  );
}
