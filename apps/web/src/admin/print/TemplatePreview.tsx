import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { previewPrintTemplate } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PrintPaper } from '../../runtime/print/PrintPaper.tsx';
import { templateTexts } from './print-templates.locale.ts';
import type { PrintedForm, TemplateDraft } from './template-draft.ts';

/** Previews the form with sample values while the template is being edited. */
export function TemplatePreview({ form: { schemaCode, code }, draft }: { readonly form: PrintedForm; readonly draft: TemplateDraft }) {
  const t = useTexts(templateTexts);
  const locale = useLocale();
  const client = useClient();
  const frame = useRef<HTMLIFrameElement>(null);
  // The name is not printed: a missing one must not prevent the preview.
  const template = useDeferredValue({ ...draft, name: trimText(draft.name) || '-' });
  const page = useQuery({
    queryKey: ['print-preview', schemaCode, code, locale, template],
    queryFn: ({ signal }) => client.call(previewPrintTemplate, { schemaCode, formCode: code, template }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (page.isError) return <QueryFailure failure={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data) return <LoadingState shape="fields" label={t('loading')} />;
  return (
    <section aria-label={t('preview')} aria-busy={page.isFetching}>
      <PrintPaper html={page.data.html} label={t('preview')} frame={frame} />
    </section>
  );
}
