import { TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import { unitTypes, type Unit } from '@inkstone/schema';
import { localizedOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { departmentNodes, type TreeNode } from './department-nodes.ts';
import { FoundNothing } from './FoundNothing.tsx';
import { pickedUnits, valueOfPicked } from './picked-units.ts';
import { useDepartments } from './use-departments.ts';
import styles from './unit-picker.module.css';

interface DepartmentPickerProps extends FaceProps {
  readonly isMulti: boolean;
  readonly placeholder: string;
}

/** Departments in their tree, searched by name. */
export function DepartmentPicker({ field, form, locale, onBlur, compact = false, isMulti, placeholder }: DepartmentPickerProps) {
  const picked = pickedUnits(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const [isOpened, setOpened] = useState(false);
  const departments = useDepartments(isOpened);
  const treeData = useMemo(
    () => withPicked(departmentNodes(departments.value ?? []), departments.value ? [] : picked),
    [departments.value, picked],
  );
  const names = new Map([...(departments.value ?? []), ...picked].map(({ id, name }) => [id, name]));

  function handleChange(chosen: string | readonly string[] | null | undefined): void {
    const ids = Array.isArray(chosen) ? (chosen as readonly string[]) : typeof chosen === 'string' ? [chosen] : [];
    const units = ids.map((id): Unit => ({ id, name: names.get(id) ?? '', unitType: unitTypes.department }));
    form.set(field.path, valueOfPicked(units, isMulti));
  }

  return (
    <TreeSelect<string | string[] | null>
      {...attributes}
      variant={compact ? 'borderless' : 'outlined'}
      className={styles.select ?? ''}
      multiple={isMulti}
      value={isMulti ? picked.map(({ id }) => id) : (picked[0]?.id ?? null)}
      treeData={treeData}
      treeDefaultExpandedKeys={treeData.map(({ key }) => key)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
      placeholder={localizedOption(options, 'placeholder', locale) ?? placeholder}
      notFoundContent={<FoundNothing found={departments} locale={locale} />}
      onOpenChange={(open) => open && setOpened(true)}
      onChange={handleChange}
      onBlur={onBlur}
    />
  );
}

/** Before the tree is read, what is picked already has its name. */
function withPicked(nodes: TreeNode[], picked: readonly Unit[]): TreeNode[] {
  return [...nodes, ...picked.map(({ id, name }) => ({ key: id, value: id, title: name, children: [] }))];
}
