import { Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCommentCount, type CommentedRecord } from '../../comments/comment-queries.ts';
import { InstanceDetails } from './InstanceDetails.tsx';
import { formTexts } from '../form.locale.ts';
import type { OpenForm } from '../prediction/use-prediction.ts';
import { Progress } from './Progress.tsx';
import { SystemInfoBox } from './SystemInfoBox.tsx';
import styles from '../form.module.css';

const Changes = lazy(() => import('../changes/Changes.tsx').then((module) => ({ default: module.Changes })));
const Comments = lazy(() => import('../../comments/Comments.tsx').then((module) => ({ default: module.Comments })));

interface FormSideProps {
  readonly opened: OpenForm;
  readonly record: CommentedRecord;
}

/** The side panel of the form: progress, comments, changes and details. */
export function FormSide({ opened, record }: FormSideProps) {
  const t = useTexts(formTexts);
  const comments = useCommentCount(record);
  const { workflowInstanceId, instanceStatus, system } = opened.loaded;
  const instance = workflowInstanceId && instanceStatus ? { workflowInstanceId, status: instanceStatus } : null;
  if (!instance && !system && comments === null) return null;
  return (
    <aside className={styles.side} aria-label={t('aside')}>
      <Tabs
        tabBarGutter={8}
        items={[
          ...(instance ? [{ key: 'progress', label: t('progress'), children: <Progress {...instance} opened={opened} /> }] : []),
          ...(comments === null
            ? []
            : [
                {
                  key: 'comments',
                  label: comments === 0 ? t('comments') : t('commentsCounted', { count: comments }),
                  children: (
                    <Suspense fallback={<LoadingState shape="text" label={t('comments')} />}>
                      <Comments record={record} />
                    </Suspense>
                  ),
                },
              ]),
          ...(instance
            ? [
                {
                  key: 'changes',
                  label: t('changes'),
                  children: (
                    <Suspense fallback={<LoadingState shape="text" label={t('changes')} />}>
                      <Changes form={opened.form} workflowInstanceId={instance.workflowInstanceId} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            key: 'details',
            label: t('details'),
            children: (
              <>
                {instance ? <InstanceDetails workflowInstanceId={instance.workflowInstanceId} /> : null}
                {system ? <SystemInfoBox system={system} /> : null}
              </>
            ),
          },
        ]}
      />
    </aside>
  );
}
