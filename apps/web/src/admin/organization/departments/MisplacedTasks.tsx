import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { MisplacedTask } from '@inkstone/api';
import { joinNamed } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { impactQuery } from '../organization-queries.ts';
import { organizationTexts } from '../organization.locale.ts';
import { taskKey, useReassign, type Reassignment } from './use-reassign.ts';
import { TaskText } from './TaskText.tsx';
import styles from './departments.module.css';

/** The open tasks that the organisation, as it is now, would give to somebody else; each can be reassigned. */
export function MisplacedTasks({ departmentId }: { readonly departmentId: string }) {
  const t = useTexts(organizationTexts);
  const impact = useQuery(impactQuery(useClient(), { id: departmentId }));
  if (impact.isPending) return <LoadingState shape="text" count={2} label={t('impactLoading')} />;
  if (impact.isError) return <QueryFailure failure={impact.error} onRetry={() => void impact.refetch()} />;
  return <TaskList tasks={impact.data.tasks} />;
}

function TaskList({ tasks }: { readonly tasks: readonly MisplacedTask[] }) {
  const t = useTexts(organizationTexts);
  const { states, reassign } = useReassign();
  const open = tasks.filter((task) => task.to.length > 0 && states.get(taskKey(task))?.kind !== 'done');
  if (tasks.length === 0) return <p className="ink-muted">{t('noTasks')}</p>;
  return (
    <>
      <p>{t('tasksLeft')}</p>
      <ul className={styles.impactList}>
        {tasks.map((task) => (
          <TaskRow key={taskKey(task)} task={task} state={states.get(taskKey(task))} onReassign={() => void reassign([task])} />
        ))}
      </ul>
      {open.length > 1 ? <Button onClick={() => void reassign(open)}>{t('reassignAll')}</Button> : null}
    </>
  );
}

interface TaskRowProps {
  readonly task: MisplacedTask;
  readonly state: Reassignment | undefined;
  readonly onReassign: () => void;
}

function TaskRow({ task, state, onReassign }: TaskRowProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const to = joinNamed(task.to, locale);
  return (
    <li className={styles.task}>
      <TaskText task={task} />
      {state?.kind === 'done' ? <span role="status">{t('reassigned')}</span> : null}
      {task.to.length > 0 && state?.kind !== 'done' ? (
        <Button
          size="small"
          loading={state?.kind === 'running'}
          aria-label={t('reassignNamed', { name: task.instanceName, to })}
          onClick={onReassign}
        >
          {t('reassign')}
        </Button>
      ) : null}
      <span role="alert" className={styles.failure}>
        {state?.kind === 'failed' ? failureText(state.failure) : null}
      </span>
    </li>
  );
}
