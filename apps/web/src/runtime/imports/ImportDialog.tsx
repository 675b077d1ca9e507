import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Steps } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { importCancel, importCheck, importRun, secondImportData } from '@inkstone/api';
import { importModes } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../platform/page/confirm-mark.ts';
import { useClient } from '../../platform/platform.ts';
import type { ListActionProps } from '../app/actions/list-action.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { isReady, MapColumns, type ImportOptions } from './MapColumns.tsx';
import { isBusy, useImportProgress, type ImportProgress, type UploadedFile } from './import-queries.ts';
import { importTexts } from './imports.locale.ts';
import styles from './imports.module.css';

/** Imports records from a workbook: file, columns, check, import; every step can be cancelled or uploaded back. */
export function ImportDialog({ source: { schemaCode }, onDone, onClose }: ListActionProps) {
  const t = useTexts(importTexts);
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [importOptions, setImportOptions] = useState<ImportOptions | null>(null);
  const [checkedId, setCheckedId] = useState<string | null>(null);
  const [partial, setPartial] = useState(false);
  const progress = useImportProgress(checkedId);
  const act = useImportActs({ setCheckedId, refetch: () => void progress.refetch() });
  const failureText = useFailureText();
  const state = progress.data?.state ?? null;
  const wasWritten = state === 'done' || state === 'cancelled';
  useEffect(() => {
    if (wasWritten) onDone([]);
    // Once, when it is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wasWritten]);

  const step = checkedId !== null ? (state === 'importing' || wasWritten ? 3 : 2) : file ? 1 : 0;
  const failure = act.failure ?? progress.error;
  const take = (uploaded: UploadedFile): void => {
    setFile(uploaded);
    setImportOptions({ mapping: uploaded.columns.map(({ field }) => field), mode: importModes.append, keys: [] });
  };
  return (
    <Modal
      open
      title={t('title')}
      width={760}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Footer
          progress={checkedId === null ? null : (progress.data ?? null)}
          isMapping={file !== null && checkedId === null}
          canCheck={importOptions !== null && isReady(importOptions)}
          partial={partial}
          act={act}
          onCheck={() => act.check(file!.importId, importOptions!)}
          onAnother={() => setFile(null)}
          onBack={file ? () => setCheckedId(null) : null}
          onClose={onClose}
        />
      }
    >
      <Steps
        size="small"
        aria-label={t('steps')}
        current={step}
        items={(['file', 'mapping', 'check', 'write'] as const).map((each) => ({ title: t(each) }))}
      />
      <div className={styles.body}>
        {checkedId === null && !file ? <ChooseFile schemaCode={schemaCode} onUploaded={take} /> : null}
        {checkedId === null && file && importOptions ? <MapColumns file={file} value={importOptions} onChange={setImportOptions} /> : null}
        {checkedId !== null && progress.data ? <ImportOutcome progress={progress.data} partial={partial} onPartial={setPartial} /> : null}
        {checkedId !== null && progress.isPending ? <LoadingState shape="text" count={2} label={t('loading')} /> : null}
        {failure ? (
          <p role="alert" className={styles.alert}>
            {failureText(failure)}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}

interface Acts {
  readonly failure: Error | null;
  readonly isPending: boolean;
  readonly check: (importId: string, importOptions: ImportOptions) => void;
  readonly run: (importId: string, partial: boolean) => void;
  readonly again: (importId: string) => void;
  readonly stop: (importId: string) => void;
}

function useImportActs({ setCheckedId, refetch }: { readonly setCheckedId: (id: string) => void; readonly refetch: () => void }): Acts {
  const client = useClient();
  const queries = useQueryClient();
  const [intention] = useState(() => createIntention());
  const act = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: async (importId) => {
      intention.fulfil();
      setCheckedId(importId);
      await queries.invalidateQueries({ queryKey: ['imports', importId] });
      refetch();
    },
  });
  const options = (request: unknown) => ({ idempotencyKey: intention.keyFor(request) });
  return {
    failure: act.error,
    isPending: act.isPending,
    check: (importId, { mapping, mode, keys }) =>
      act.mutate(async () => {
        const input = { importId, mapping: [...mapping], mode, keys: mode === importModes.append ? [] : [...keys] };
        await client.call(importCheck, input, options(input));
        return importId;
      }),
    run: (importId, partial) =>
      act.mutate(async () => {
        await client.call(importRun, { importId, partial }, options({ importId, partial }));
        return importId;
      }),
    again: (importId) => act.mutate(async () => (await client.call(secondImportData, { importId }, options({ again: importId }))).importId),
    stop: (importId) =>
      act.mutate(async () => {
        await client.call(importCancel, { importId }, options({ stop: importId }));
        return importId;
      }),
  };
}

interface FooterProps {
  readonly progress: ImportProgress | null;
  readonly isMapping: boolean;
  readonly canCheck: boolean;
  readonly partial: boolean;
  readonly act: Acts;
  readonly onCheck: () => void;
  readonly onAnother: () => void;
  /** Returns to the columns of the uploaded file. */
  readonly onBack: (() => void) | null;
  readonly onClose: () => void;
}

/** The buttons of the current step; the last one continues. */
function Footer({ progress, isMapping, canCheck, partial, act, onCheck, onAnother, onBack, onClose }: FooterProps): ReactNode {
  const t = useTexts(importTexts);
  if (isMapping)
    return (
      <>
        <Button onClick={onAnother}>{t('another')}</Button>
        <Button type="primary" {...confirmMark} disabled={!canCheck} loading={act.isPending} onClick={onCheck}>
          {t('startCheck')}
        </Button>
      </>
    );
  if (!progress) return <Button onClick={onClose}>{t('cancel')}</Button>;
  const { importId, state, failed, total } = progress;
  if (isBusy(progress))
    return (
      <>
        <Button loading={act.isPending} onClick={() => act.stop(importId)}>
          {t('stop')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </>
    );
  const mayTryAgain = failed > 0 && state !== 'failed';
  return (
    <>
      {mayTryAgain ? (
        <Button loading={act.isPending} onClick={() => act.again(importId)}>
          {t('again')}
        </Button>
      ) : null}
      {onBack && (state === 'checked' || state === 'failed') ? <Button onClick={onBack}>{t('back')}</Button> : null}
      {state === 'checked' ? (
        <Button
          type="primary"
          {...confirmMark}
          disabled={failed > 0 && (!partial || failed >= total)}
          loading={act.isPending}
          onClick={() => act.run(importId, partial)}
        >
          {t('run')}
        </Button>
      ) : (
        <Button type="primary" {...confirmMark} onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </>
  );
}
