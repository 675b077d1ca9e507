import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useRef } from 'react';
import { cancelExportTask, deleteExportTask } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { downloadExport, isOpen, type ExportTask } from './export-queries.ts';
import { exportTexts } from './exports.locale.ts';

/** One export: its list, progress and file. */
export function ExportLine({ task, onNotify }: { readonly task: ExportTask; readonly onNotify: (message: string) => void }) {
  const t = useTexts(exportTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { taskId } = task;
  const onError = (failure: unknown): void => onNotify(failureText(failure));
  const refresh = () => queries.invalidateQueries({ queryKey: ['exports'] });
  // A task is stopped once and removed once; a repeated click is the same command.
  const intentions = useRef({ stop: createIntention(), remove: createIntention() });
  const keyFor = (what: 'stop' | 'remove'): string => intentions.current[what].keyFor(taskId);
  const download = useMutation({ mutationFn: () => downloadExport(client, task), onError });
  const stop = useMutation({
    mutationFn: () => client.call(cancelExportTask, { taskId }, { idempotencyKey: keyFor('stop') }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({
    mutationFn: () => client.call(deleteExportTask, { taskIds: [taskId] }, { idempotencyKey: keyFor('remove') }),
    onSuccess: () => {
      onNotify(t('removed'));
      return refresh();
    },
    onError,
  });
  const time = (at: string): string =>
    new Date(at).toLocaleString(locale === 'zh' ? 'zh-TW' : 'en', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const size = task.size === null ? '' : `${(task.size / 1024 / 1024).toFixed(1)} MB`;
  return (
    <li data-task={taskId} data-state={task.state}>
      <div>
        <p>
          <strong>{task.name}</strong>
        </p>
        <p className="ink-muted ink-small">
          {[time(task.createdAt), size, task.state === 'done' && t('until', { time: time(task.expiresAt) })].filter(Boolean).join(' · ')}
        </p>
        <ExportProgress task={task} />
      </div>
      <div>
        {task.state === 'done' ? (
          <Button type="text" size="small" loading={download.isPending} onClick={() => download.mutate()}>
            {t('download')}
          </Button>
        ) : null}
        {isOpen(task) ? (
          <Button type="text" size="small" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        ) : null}
        <Popconfirm title={t('removeQuestion')} okText={t('remove')} cancelText={t('cancel')} onConfirm={() => remove.mutate()}>
          <Button type="text" size="small" loading={remove.isPending}>
            {t('remove')}
          </Button>
        </Popconfirm>
      </div>
    </li>
  );
}
