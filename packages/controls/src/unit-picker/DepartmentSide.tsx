import { Tree } from 'antd';
import type { Locale } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { useFormUiServices, type DepartmentNode, type UnitScope } from '../services/ui-services.ts';
import { useAsync } from '../view/use-async.ts';
import { ListState } from './ListState.tsx';
import { unitPickerText } from './unit-picker.locale.ts';
import type { UnitSource } from './unit-rows.ts';
import styles from './unit-picker.module.css';

interface DepartmentSideProps {
  readonly scope: UnitScope;
  readonly locale: Locale;
  readonly source: UnitSource;
  readonly hasRecent: boolean;
  readonly onSource: (source: UnitSource) => void;
}

interface TreeNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children?: TreeNode[];
}

/** The sources to pick from: recently picked units, everything, and the department tree, whose branches are loaded on demand. */
export function DepartmentSide({ scope, locale, source, hasRecent, onSource }: DepartmentSideProps) {
  const services = useFormUiServices();
  const [below, setBelow] = useState<ReadonlyMap<string, readonly DepartmentNode[]>>(new Map());
  const loadTop = useCallback(
    (signal: AbortSignal) => services?.departmentTree({ scope, parentId: 'top', signal }) ?? Promise.resolve([]),
    [services, scope],
  );
  const top = useAsync<readonly DepartmentNode[]>(loadTop);

  async function load({ key }: { readonly key: React.Key }): Promise<void> {
    const parentId = String(key);
    if (!services || below.has(parentId)) return;
    const children = await services.departmentTree({ scope, parentId });
    setBelow((before) => new Map([...before, [parentId, children]]));
  }

  const nodes = (departments: readonly DepartmentNode[]): TreeNode[] =>
    departments.map(({ id, name, hasChildren }) => {
      const children = below.get(id);
      return {
        key: id,
        title: name,
        isLeaf: hasChildren === false || children?.length === 0,
        ...(children && { children: nodes(children) }),
      };
    });

  return (
    <>
      {(['recent', 'all'] as const)
        .filter((each) => each !== 'recent' || hasRecent)
        .map((each) => (
          <button
            key={each}
            type="button"
            className={styles.source}
            aria-current={source === each || undefined}
            onClick={() => onSource(each)}
          >
            {unitPickerText[each][locale]}
          </button>
        ))}
      {top.value?.length ? (
        <Tree<TreeNode>
          aria-label={unitPickerText.departments[locale]}
          treeData={nodes(top.value)}
          loadData={load}
          selectedKeys={typeof source === 'object' ? [source.department] : []}
          blockNode
          onSelect={(_keys, { node }) => onSource({ department: String(node.key) })}
        />
      ) : top.state === 'done' ? null : (
        <ListState found={top} locale={locale} />
      )}
    </>
  );
}
