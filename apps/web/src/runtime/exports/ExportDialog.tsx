import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Modal, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { cancelExportTask, exportDataAsync } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { ListActionProps } from '../app/actions/list-action.ts';
import { choiceInput, sourceInput } from '../app/record-query.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { downloadExport, isOpen, useExportTask } from './export-queries.ts';
import { exportTexts } from './exports.locale.ts';
import styles from './exports.module.css';

/** Exports a list to a file: choose records and columns, then follow the progress and download the file. */
export function ExportDialog({ source, listFields: { fields }, headers, asked, picked, onClose }: ListActionProps) {
  const t = useTexts(exportTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [range, setRange] = useState<'found' | 'all'>('found');
  const [columns, setColumns] = useState<readonly string[]>(() => headers.map(({ code }) => code));
  const [withSheets, setWithSheets] = useState(false);
  const [withFiles, setWithFiles] = useState(false);
  const [taskId, setTaskId] = useState<string | null>(null);
  const ids = picked.kind === 'these' ? picked.ids : [];
  const isNarrowed = ids.length === 0 && (asked.keyword !== '' || asked.filter !== null);
  const offered = useMemo(() => columnsOffered(headers, fields), [headers, fields]);
  const input = {
    ...sourceInput(source),
    ...(range === 'found' && ids.length === 0 && choiceInput(asked)),
    ...(ids.length > 0 && { objectIds: [...ids] }),
    ...(asked.sort.length > 0 && { sort: [...asked.sort] }),
    // In the order of the list.
    fields: offered.filter(({ code }) => columns.includes(code)).map(({ code }) => code),
    sheets: withSheets ? ('all' as const) : [],
    withFiles,
  };
  const start = useMutation({
    mutationFn: () => client.call(exportDataAsync, input, { idempotencyKey: intention.keyFor(input) }),
    onSuccess: (answer) => {
      intention.fulfil();
      setTaskId(answer.taskId);
      return queries.invalidateQueries({ queryKey: ['exports', 'list'] });
    },
  });
  const task = useExportTask(taskId);
  const download = useMutation({ mutationFn: () => downloadExport(client, task.data!) });
  const stop = useMutation({
    mutationFn: () => client.call(cancelExportTask, { taskId: taskId! }, { idempotencyKey: taskId! }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  });
  const failure = start.error ?? task.error ?? download.error ?? stop.error;
  const isDone = task.data?.state === 'done';
  const footer =
    taskId === null ? (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          type="primary"
          data-action="confirm"
          disabled={columns.length === 0}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('start')}
        </Button>
      </>
    ) : (
      <>
        {task.data && isOpen(task.data) ? (
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('close')}</Button>
        {isDone ? (
          <Button type="primary" data-action="confirm" loading={download.isPending} onClick={() => download.mutate()}>
            {t('download')}
          </Button>
        ) : null}
      </>
    );
  return (
    <Modal
      open
      title={ids.length > 0 ? t('titlePicked', { count: ids.length }) : t('title')}
      footer={footer}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {taskId === null ? (
        <div className={styles.input}>
          {isNarrowed ? (
            <Radio.Group
              aria-label={t('range')}
              value={range}
              options={[
                { value: 'found', label: t('found') },
                { value: 'all', label: t('all') },
              ]}
              onChange={({ target }) => setRange(target.value as 'found' | 'all')}
            />
          ) : null}
          <fieldset>
            <legend>{t('columns')}</legend>
            <Checkbox
              checked={columns.length === offered.length}
              indeterminate={columns.length > 0 && columns.length < offered.length}
              onChange={({ target }) => setColumns(target.checked ? offered.map(({ code }) => code) : [])}
            >
              {t('pickAll')}
            </Checkbox>
            <Checkbox.Group
              className={styles.columns!}
              value={[...columns]}
              options={offered.map((field) => ({ value: field.code, label: localizedName(field, locale) }))}
              onChange={(values) => setColumns(values)}
            />
            {columns.length === 0 ? (
              <p role="alert" className={styles.alert}>
                {t('noColumn')}
              </p>
            ) : null}
          </fieldset>
          <Checkbox checked={withSheets} onChange={({ target }) => setWithSheets(target.checked)}>
            {t('sheets')}
          </Checkbox>
          <Checkbox checked={withFiles} onChange={({ target }) => setWithFiles(target.checked)}>
            {t('files')}
          </Checkbox>
        </div>
      ) : task.data ? (
        <>
          <ExportProgress task={task.data} />
          {isOpen(task.data) ? <p>{t('leave')}</p> : null}
        </>
      ) : (
        <LoadingState shape="text" count={2} label={t('waiting')} />
      )}
      {failure ? (
        <p role="alert" className={styles.alert}>
          {failureText(failure)}
        </p>
      ) : null}
    </Modal>
  );
}

type Column = Pick<ListActionProps['headers'][number], 'code' | 'name' | 'name_i18n'>;

/** Returns the columns of the list, followed by the other available fields. */
function columnsOffered(headers: readonly Column[], fields: readonly Column[]): readonly Column[] {
  const shown = new Set(headers.map(({ code }) => code));
  return [...headers, ...fields.filter(({ code }) => !shown.has(code))];
}
