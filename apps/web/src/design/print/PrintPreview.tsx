import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useDeferredValue, useRef, useState } from 'react';
import { previewPrint, previewPrintPdf, type CallInput } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PrintPaper } from '../../runtime/print/PrintPaper.tsx';
import { usePdf } from '../../runtime/print/use-pdf.ts';
import { savedRevision } from '../preview/preview-client.ts';
import { PreviewNotes } from '../preview/PreviewNotes.tsx';
import { RecordSelect } from '../preview/RecordSelect.tsx';
import { usePreviewClient } from '../preview/use-preview-client.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { printDesignTexts } from './print-design.locale.ts';
import styles from './print-design.module.css';

interface PrintPreviewProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly name: string;
  readonly content: JsonObject;
  /** The form as it is designed; the page is made again when it changes. */
  readonly form: JsonObject | undefined;
}

/** The form as the template prints it, with sample values or those of a record; also as PDF. */
export function PrintPreview({ appCode, schemaCode, name, content, form }: PrintPreviewProps) {
  const t = useTexts(printDesignTexts);
  const locale = useLocale();
  const client = useClient();
  const failureText = useFailureText();
  const copy = useWorkingCopy();
  const { client: reading } = usePreviewClient({ appCode });
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReal, setReal] = useState(false);
  const [record, setRecord] = useState<string | null>(null);
  const pdf = usePdf(previewPrintPdf, name);
  const { code: _code, schemaCode: _model, formCode, ...template } = useDeferredValue(content);
  const code = textOf(formCode);
  const objectId = isReal ? record : null;
  const input = async (): Promise<CallInput<typeof previewPrint>> => ({
    appCode,
    revision: await savedRevision(copy),
    schemaCode,
    formCode: code,
    // The name is not printed: a missing one must not prevent the preview.
    template: { ...template, name: textOf(template['name']) || '-' } as CallInput<typeof previewPrint>['template'],
    ...(objectId !== null && { objectId }),
  });
  const page = useQuery({
    queryKey: ['print-preview', appCode, schemaCode, code, locale, template, form, objectId],
    queryFn: async ({ signal }) => client.call(previewPrint, await input(), { signal }),
    enabled: code !== '' && (!isReal || record !== null),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section aria-label={t('preview')} aria-busy={page.isFetching}>
      <div className={styles.bar}>
        <Segmented
          size="small"
          aria-label={t('filling')}
          value={isReal ? 'record' : 'sample'}
          options={[
            { value: 'sample', label: t('sample') },
            { value: 'record', label: t('record') },
          ]}
          onChange={(filling) => setReal(filling === 'record')}
        />
        {isReal ? <RecordSelect client={reading} personId={undefined} schemaCode={schemaCode} value={record} onChange={setRecord} /> : null}
        <Button size="small" disabled={!page.data} loading={pdf.isPending} onClick={async () => pdf.mutate(await input())}>
          {t('pdf')}
        </Button>
      </div>
      <PreviewNotes limits={[page.data]} />
      <p role="alert" className={styles.failure}>
        {pdf.error ? failureText(pdf.error) : null}
      </p>
      {code === '' ? <p className="ink-muted">{t('noForm')}</p> : null}
      {page.isError ? <QueryFailure failure={page.error} onRetry={() => void page.refetch()} /> : null}
      {page.isLoading ? <LoadingState shape="fields" label={t('loading')} /> : null}
      {page.data && !page.isError ? <PrintPaper html={page.data.html} label={t('preview')} frame={frame} /> : null}
    </section>
  );
}
