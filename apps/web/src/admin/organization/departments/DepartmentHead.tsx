import { useState } from 'react';
import { reopenDepartment, type ManagedDepartment } from '@inkstone/api';
import { joinNames, localizedName } from '@inkstone/schema';
import { MenuButton } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { departmentsAbove } from '../department-tree.ts';
import { organizationTexts } from '../organization.locale.ts';
import { RefusedRest } from '../RefusedRest.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { DepartmentDialogs, type DepartmentDialogKind } from './DepartmentDialogs.tsx';
import { TasksAfterChange } from './TasksAfterChange.tsx';
import styles from './departments.module.css';

interface DepartmentHeadProps {
  readonly department: ManagedDepartment;
  readonly departments: readonly ManagedDepartment[];
  /** Whether it can move one step up or down among its siblings. */
  readonly canStep: (step: -1 | 1) => boolean;
  readonly onStep: (step: -1 | 1) => void;
  readonly onChoose: (id: string) => void;
}

/** The chosen department: its names, managers and deputies, and what can be done with it. */
export function DepartmentHead({ department, departments, canStep, onStep, onChoose }: DepartmentHeadProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const [dialog, setDialog] = useState<DepartmentDialogKind | null>(null);
  const [isEdited, setEdited] = useState(false);
  const reopen = useOrganizationChange(reopenDepartment);
  const name = localizedName(department, locale);
  const namesOf = (leaders: ManagedDepartment['managers']) =>
    joinNames(
      leaders.map((leader) => (leader.active ? leader.name : t('leaderAway', { name: leader.name }))),
      locale,
    );
  const above = departmentsAbove(departments, department.id).map((each) => localizedName(each, locale));

  function handleChoice(key: string): void {
    if (key === 'up' || key === 'down') onStep(key === 'up' ? -1 : 1);
    else if (key === 'reopen') reopen.mutate({ id: department.id, revision: department.revision });
    else setDialog(key as DepartmentDialogKind);
  }

  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        {above.length > 0 ? <p className="ink-muted ink-small">{above.join(' / ')}</p> : null}
        <h2>
          {name} {department.isClosed ? <span className={styles.mark}>{t('isClosed')}</span> : null}
        </h2>
        <p className="ink-muted ink-small">
          {[
            department.code,
            department.managers.length > 0 ? t('managedBy', { names: namesOf(department.managers) }) : t('noManagers'),
            department.deputies.length > 0 ? t('deputiesAre', { names: namesOf(department.deputies) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RefusedRest failure={reopen.error} fields={[]} />
      </div>
      <MenuButton
        side="below"
        label={t('actionsOf', { name })}
        items={[
          { key: 'edit', label: t('edit') },
          { key: 'below', label: t('addBelow'), disabled: department.isClosed },
          { key: 'up', label: t('moveUp'), disabled: !canStep(-1), apart: true },
          { key: 'down', label: t('moveDown'), disabled: !canStep(1) },
          { key: 'move', label: t('move') },
          { key: 'merge', label: t('merge') },
          { key: 'day', label: t('onDay'), apart: true },
          department.isClosed
            ? { key: 'reopen', label: t('reopen'), apart: true }
            : { key: 'close', label: t('closeDepartment'), apart: true },
        ]}
        onChoose={handleChoice}
      >
        ⋯
      </MenuButton>
      {dialog ? (
        <DepartmentDialogs
          kind={dialog}
          department={department}
          departments={departments}
          onChoose={onChoose}
          onEdited={() => {
            setDialog(null);
            setEdited(true);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {isEdited ? <TasksAfterChange departmentId={department.id} onClose={() => setEdited(false)} /> : null}
    </header>
  );
}
