import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { listPrintTemplates } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts';
import { templateTexts } from './print-templates.locale.ts';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './print-templates.module.css';

const fresh = 'new';

/** The print templates of a form: the editor of one template, with a preview. */
export function PrintTemplatesPage() {
  const { schemaCode = '', formCode = '' } = useParams();
  const t = useTexts(templateTexts);
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const whole = useQuery({
    queryKey: ['print-templates', schemaCode, formCode],
    queryFn: ({ signal }) => client.call(listPrintTemplates, { schemaCode, formCode }, { signal }),
    refetchOnWindowFocus: false,
  });
  const templates = whole.data?.templates ?? [];
  const wanted = asked.get('template');
  const template = wanted === fresh ? null : (templates.find(({ id }) => id === wanted) ?? templates[0] ?? null);
  const open = (id: string): void => navigate(`/admin/print/${schemaCode}/${formCode}?template=${id}`, { replace: true });
  const choices = [
    ...templates.map((each) => ({ value: each.id, label: localizedName(each, locale) })),
    { value: fresh, label: t('fresh') },
  ];
  return (
    <Page title={whole.data ? `${t('title')} · ${localizedName(whole.data.definition, locale)}` : t('title')}>
      <div className={styles.choose}>
        <Link to="/admin/print">{t('back')}</Link>
        <Select aria-label={t('template')} options={choices} value={template?.id ?? fresh} onChange={open} disabled={!whole.data} />
      </div>
      {whole.isError ? <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isPending ? <LoadingState shape="fields" label={t('loading')} /> : null}
      {whole.data ? (
        <TemplateForm
          key={template ? `${template.id} ${template.version}` : fresh}
          form={whole.data.definition}
          template={template}
          onSaved={open}
        />
      ) : null}
    </Page>
  );
}
