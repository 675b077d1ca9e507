import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { moveDepartment, type ManagedDepartment } from '@inkstone/api';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useNavigate, useSearchParams } from '../../platform/router/index.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { DepartmentDialog } from './departments/DepartmentDialog.tsx';
import { DepartmentHead } from './departments/DepartmentHead.tsx';
import { DepartmentTree } from './departments/DepartmentTree.tsx';
import { OrganizationIssues } from './OrganizationIssues.tsx';
import { openDepartments, placeAfterStep } from './department-tree.ts';
import { departmentsQuery } from './organization-queries.ts';
import { organizationTexts } from './organization.locale.ts';
import { PeoplePane } from './people/PeoplePane.tsx';
import { RefusedRest } from './RefusedRest.tsx';
import { useOrganizationChange } from './use-organization-change.ts';
import styles from './organization.module.css';

/** The tree of departments beside the people of the chosen one; on a phone one after the other. */
export function OrganizationPage() {
  const t = useTexts(organizationTexts);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const departments = useQuery(departmentsQuery(useClient()));
  const [isAdding, setAdding] = useState(false);
  const chosen = parameters.get('department') ?? 'all';
  const inChosen = chosen === 'all' ? '' : `?department=${chosen}`;
  return (
    <Page
      title={t('title')}
      actions={
        <div className={styles.actions}>
          <Link to="/admin/organization/roles">{t('toRoles')}</Link>
          <Link to="/admin/people-import">{t('toImport')}</Link>
          <Button disabled={!departments.data} onClick={() => setAdding(true)}>
            {t('addDepartment')}
          </Button>
          <Button type="primary" disabled={!departments.data?.length} onClick={() => navigate(`/admin/organization/people/new${inChosen}`)}>
            {t('addPerson')}
          </Button>
        </div>
      }
    >
      {departments.isError ? <QueryFailure failure={departments.error} onRetry={() => void departments.refetch()} /> : null}
      {departments.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {departments.data?.length === 0 ? <EmptyState title={t('noDepartments')} hint={t('noDepartmentsHint')} /> : null}
      <OrganizationIssues />
      {departments.data?.length ? <Organization departments={departments.data} /> : null}
      {isAdding ? (
        <DepartmentDialog
          department={null}
          parentId={departments.data?.find(({ id, isClosed }) => id === chosen && !isClosed)?.id ?? null}
          onSaved={(id) => {
            setAdding(false);
            navigate(`/admin/organization?department=${id}`);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  );
}

function Organization({ departments }: { readonly departments: readonly ManagedDepartment[] }) {
  const t = useTexts(organizationTexts);
  const isNarrow = useNarrow();
  const [parameters, setParameters] = useSearchParams();
  const [showsClosed, setShowsClosed] = useState(false);
  const move = useOrganizationChange(moveDepartment);
  const shown = showsClosed ? departments : openDepartments(departments);
  const parameter = parameters.get('department');
  const department = departments.find(({ id }) => id === parameter) ?? null;
  // On a phone the tree is a step of its own.
  const isTreeStep = isNarrow && parameter === null;

  // Another department starts without the search and the filters.
  const choose = (id: string | null) => setParameters({ department: id ?? 'all' });

  function handleStep(moved: ManagedDepartment, step: -1 | 1): void {
    const beforeId = placeAfterStep(departments, shown, moved, step);
    if (beforeId === undefined || move.isPending) return;
    move.mutate({ id: moved.id, revision: moved.revision, parentId: moved.parentId, beforeId });
  }

  const tree = (
    <section aria-label={t('departments')}>
      <Paper>
        <DepartmentTree
          departments={shown}
          chosenId={isTreeStep ? undefined : (department?.id ?? null)}
          onChoose={choose}
          onStep={handleStep}
        />
        <div className={styles.treeFoot}>
          {departments.some(({ isClosed }) => isClosed) ? (
            <Checkbox checked={showsClosed} onChange={({ target }) => setShowsClosed(target.checked)}>
              {t('showClosed')}
            </Checkbox>
          ) : null}
          <RefusedRest failure={move.error} fields={[]} />
        </div>
      </Paper>
    </section>
  );
  const people = (
    <section aria-label={t('people')} className={styles.pane}>
      {isNarrow ? (
        <p>
          <Link to="/admin/organization">{t('allDepartments')}</Link>
        </p>
      ) : null}
      {department ? (
        <DepartmentHead
          key={department.id}
          department={department}
          departments={departments}
          canStep={(step) => placeAfterStep(departments, shown, department, step) !== undefined}
          onStep={(step) => handleStep(department, step)}
          onChoose={choose}
        />
      ) : null}
      <PeoplePane key={`people ${department?.id}`} departmentId={department?.id ?? null} />
    </section>
  );
  if (isNarrow) return isTreeStep ? tree : people;
  return (
    <div className={styles.panes}>
      {tree}
      {people}
    </div>
  );
}
