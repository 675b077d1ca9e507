import { Select } from 'antd';
import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { useSelectProps } from './use-select-props.tsx';

const TreeDropdown = lazy(() => import('./TreeDropdown.tsx').then((module) => ({ default: module.TreeDropdown })));

/** Single choice from a list that is searchable, loaded on demand or a tree. */
export function LongDropdown(props: ViewProps) {
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

/** Multiple choice from such a list. */
export function DropdownMultiDesktop(props: ViewProps) {
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
