import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useRef } from 'react';
import { formPdf, formToHtml } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { addressOf, useLocation, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts';
import { loadInput, readFormContext, formPath, type FormContext } from '../form/form-context.ts';
import { PrintPaper } from './PrintPaper.tsx';
import { printTexts } from './print.locale.ts';
import { usePdf } from './use-pdf.ts';
import styles from './print.module.css';

/** The print preview of a record, with printing and PDF download. */
export function PrintPage() {
  const context = readFormContext(useParams());
  return context ? <PrintedForm context={context} /> : null;
}

function PrintedForm({ context }: { readonly context: FormContext }) {
  const t = useTexts(printTexts);
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const location = useLocation();
  const failureText = useFailureText();
  const [asked] = useSearchParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const template = asked.get('template') ?? undefined;
  const input = { ...loadInput(context), ...(template && { templateId: template }) };
  const page = useQuery({
    queryKey: ['print', formPath(context), template ?? null, locale],
    queryFn: ({ signal }) => client.call(formToHtml, input, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const pdf = usePdf(formPdf, page.data?.title ?? 'print');
  const choices = [
    { value: 'plain', label: t('plain') },
    ...(page.data?.templates ?? []).map((each) => ({ value: each.id, label: localizedName(each, locale) })),
  ];
  const choose = (id: string): void => navigate(addressOf({ ...location, search: `?template=${id}` }), { replace: true });
  return (
    <Page
      title={page.data ? `${t('title')} · ${page.data.title}` : t('title')}
      actions={
        <div className={styles.bar}>
          <Button onClick={() => navigate(-1)}>{t('back')}</Button>
          {choices.length > 1 ? (
            <Select
              className={styles.choice!}
              aria-label={t('template')}
              options={choices}
              value={page.data?.templateId ?? 'plain'}
              onChange={choose}
            />
          ) : null}
          <Button disabled={!page.data} loading={pdf.isPending} data-action="pdf" onClick={() => pdf.mutate(input)}>
            {t('pdf')}
          </Button>
          <Button type="primary" disabled={!page.data} data-action="print" onClick={() => frame.current?.contentWindow?.print()}>
            {t('print')}
          </Button>
        </div>
      }
    >
      <p role="status" className="ink-hidden">
        {pdf.isPending ? t('preparing') : pdf.isSuccess ? t('ready') : ''}
      </p>
      {pdf.isError ? (
        <p role="alert" className={styles.failure}>
          {failureText(pdf.error)}
        </p>
      ) : null}
      {page.isError ? <QueryFailure failure={page.error} onRetry={() => void page.refetch()} /> : null}
      {page.isPending ? <LoadingState shape="fields" label={t('loading')} /> : null}
      {page.data ? <PrintPaper html={page.data.html} label={t('paper', { title: page.data.title })} frame={frame} /> : null}
    </Page>
  );
}
