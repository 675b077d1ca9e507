import { Tree } from 'antd';
import type { Locale } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { useFormUiServices, type DepartmentNode, type UnitScope } from '../services/ui-services.ts';
import { useFound } from '../face/use-found.ts';
import { FoundNothing } from './FoundNothing.tsx';
import { unitPickerText } from './unit-picker.locale.ts';
import type { UnitPlace } from './unit-rows.ts';
import styles from './unit-picker.module.css';

interface DepartmentSideProps {
  readonly scope: UnitScope;
  readonly locale: Locale;
  readonly place: UnitPlace;
  readonly hasRecent: boolean;
  readonly onPlace: (place: UnitPlace) => void;
}

interface TreeNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children?: TreeNode[];
}

/** Where one can look: what was picked of late, everything, and the departments, each read when it is unfolded. */
export function DepartmentSide({ scope, locale, place, hasRecent, onPlace }: DepartmentSideProps) {
  const services = useFormUiServices();
  const [below, setBelow] = useState<ReadonlyMap<string, readonly DepartmentNode[]>>(new Map());
  const ask = useCallback(
    (signal: AbortSignal) => services?.departmentTree({ scope, parentId: 'top', signal }) ?? Promise.resolve([]),
    [services, scope],
  );
  const top = useFound<readonly DepartmentNode[]>(ask);

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
            className={styles.place}
            aria-current={place === each || undefined}
            onClick={() => onPlace(each)}
          >
            {unitPickerText[each][locale]}
          </button>
        ))}
      {top.value?.length ? (
        <Tree<TreeNode>
          aria-label={unitPickerText.departments[locale]}
          treeData={nodes(top.value)}
          loadData={load}
          selectedKeys={typeof place === 'object' ? [place.department] : []}
          blockNode
          onSelect={(_keys, { node }) => onPlace({ department: String(node.key) })}
        />
      ) : top.state === 'done' ? null : (
        <FoundNothing found={top} locale={locale} />
      )}
    </>
  );
}
