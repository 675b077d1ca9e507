import type { DepartmentNode } from '../ui-services.ts';

/** A department as antd's trees take it. */
export interface TreeNode {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly children: TreeNode[];
}

/** The departments as a tree; one whose parent is not among them stands at the top. */
export function departmentNodes(departments: readonly DepartmentNode[]): TreeNode[] {
  const nodes = new Map(departments.map(({ id, name }) => [id, { key: id, value: id, title: name, children: [] } as TreeNode]));
  return departments.flatMap(({ id, parentId }) => {
    const node = nodes.get(id)!;
    const parent = parentId === null ? undefined : nodes.get(parentId);
    parent?.children.push(node);
    return parent ? [] : [node];
  });
}
