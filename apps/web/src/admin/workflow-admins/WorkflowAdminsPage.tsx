import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useRef, useState } from 'react';
import { deleteWorkflowAdmin, listWorkflowAdmin as listCall, type CallOutput, type listWorkflowAdmin } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { WorkflowAdminDialog } from './WorkflowAdminDialog.tsx';
import { workflowAdminsTexts } from './workflow-admins.locale.ts';
import styles from '../admin.module.css';

export type WorkflowAdmins = CallOutput<typeof listWorkflowAdmin>;
type WorkflowAdmin = WorkflowAdmins['admins'][number];

/** The workflow administrators and their workflows. For system administrators. */
export function WorkflowAdminsPage() {
  const t = useTexts(workflowAdminsTexts);
  const client = useClient();
  const [edited, setEdited] = useState<WorkflowAdmin | 'new' | null>(null);
  const query = useQuery({ queryKey: ['workflow-admins'], queryFn: ({ signal }) => client.call(listCall, {}, { signal }) });
  return (
    <Page
      title={t('title')}
      actions={
        <Button type="primary" disabled={!query.data} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data?.admins.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {query.data?.admins.length ? <Admins admins={query.data.admins} onEdit={setEdited} /> : null}
      {edited !== null && query.data ? (
        <WorkflowAdminDialog admin={edited === 'new' ? null : edited} scopes={query.data.scopes} onClose={() => setEdited(null)} />
      ) : null}
    </Page>
  );
}

function Admins({ admins, onEdit }: { readonly admins: readonly WorkflowAdmin[]; readonly onEdit: (admin: WorkflowAdmin) => void }) {
  const t = useTexts(workflowAdminsTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const remove = useMutation({
    mutationFn: (id: string) => client.call(deleteWorkflowAdmin, { id }, { idempotencyKey: intention.current.keyFor(['remove', id]) }),
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['workflow-admins'] });
    },
  });
  return (
    <Paper>
      {remove.error ? <p role="alert">{failureText(remove.error)}</p> : null}
      <ul className={styles.list}>
        {admins.map((admin) => (
          <li key={admin.id}>
            <p>
              <strong>{admin.person.name}</strong>
            </p>
            <span>
              <Button size="small" type="text" aria-label={t('editNamed', { name: admin.person.name })} onClick={() => onEdit(admin)}>
                {t('edit')}
              </Button>
              <Popconfirm
                title={t('removeQuestion', { name: admin.person.name })}
                okText={t('remove')}
                cancelText={t('close')}
                onConfirm={() => remove.mutate(admin.id)}
              >
                <Button size="small" type="text" danger aria-label={t('removeNamed', { name: admin.person.name })}>
                  {t('remove')}
                </Button>
              </Popconfirm>
            </span>
            <p className="ink-muted ink-small">
              {admin.scopes.map((scope) => `${t(scope.kind)} ${localizedName(scope, locale)}`).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
