import { TreeSelect } from 'antd';
import type { useSelectProps } from './use-select-props.tsx';

interface TreeDropdownProps extends Omit<ReturnType<typeof useSelectProps>, 'isTree' | 'onPopupScroll' | 'options'> {
  readonly choices: ReturnType<typeof useSelectProps>['options'];
  readonly multiple: boolean;
  readonly value: string | string[] | null;
  readonly onChange: (chosen: string | string[] | null | undefined) => void;
}

/** From this many choices on only the topmost stand open at first. */
const openUpTo = 60;

/** Choices that stand below each other. */
export function TreeDropdown({ choices, multiple, ...attributes }: TreeDropdownProps) {
  const known = new Set(choices.map(({ value }) => value));
  return (
    <TreeSelect<string | string[] | null>
      // What is open at first is told once: it has to wait for the choices.
      key={choices.length === 0 ? 'empty' : 'filled'}
      {...attributes}
      multiple={multiple}
      maxTagCount="responsive"
      treeLine
      treeDefaultExpandAll={choices.length <= openUpTo}
      treeDataSimpleMode={{ id: 'value', pId: 'parent', rootPId: '' }}
      treeData={choices.map(({ value, label, parent }) => ({
        value,
        title: label,
        // One that is above and cannot be chosen is not there.
        parent: parent !== undefined && known.has(parent) ? parent : '',
      }))}
      showSearch={{ filterTreeNode: false, ...(typeof attributes.showSearch === 'object' && attributes.showSearch) }}
    />
  );
}
