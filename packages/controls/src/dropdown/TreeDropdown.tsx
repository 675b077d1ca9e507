import { TreeSelect } from 'antd';
import type { useSelectProps } from './use-select-props.tsx';

interface TreeDropdownProps extends Omit<ReturnType<typeof useSelectProps>, 'isTree' | 'onPopupScroll' | 'options'> {
  readonly choices: ReturnType<typeof useSelectProps>['options'];
  readonly multiple: boolean;
  readonly value: string | string[] | null;
  readonly onChange: (chosen: string | string[] | null | undefined) => void;
}

/** With more choices than this, only the topmost level is expanded at first. */
const openUpTo = 60;

/** A dropdown of hierarchical choices. */
export function TreeDropdown({ choices, multiple, ...attributes }: TreeDropdownProps) {
  const known = new Set(choices.map(({ value }) => value));
  return (
    <TreeSelect<string | string[] | null>
      // The initial expansion is applied only on mount, so mount again when the choices arrive.
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
        // A parent that is not among the choices is ignored.
        parent: parent !== undefined && known.has(parent) ? parent : '',
      }))}
      showSearch={{ filterTreeNode: false, ...(typeof attributes.showSearch === 'object' && attributes.showSearch) }}
    />
  );
}
