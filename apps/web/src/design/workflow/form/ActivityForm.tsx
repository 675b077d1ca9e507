import { FormRenderer } from '@inkstone/controls/renderer';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { FormServices } from '../../../runtime/ui-services/FormServices.tsx';
import { PreviewedPlatform } from '../../preview/PreviewedPlatform.tsx';
import { activityFormTexts } from './activity-form.locale.ts';
import type { useActivityForm } from './use-activity-form.ts';

type ActivityFormProps = Pick<ReturnType<typeof useActivityForm>, 'form' | 'client' | 'opened'>;

/** A form that `useActivityForm` opens, in one column as beside a drawing. */
export function ActivityForm({ form, client, opened }: ActivityFormProps) {
  const t = useTexts(activityFormTexts);
  const locale = useLocale();
  if (opened.isError) return <QueryFailure failure={opened.error} onRetry={() => void opened.refetch()} />;
  if (opened.isPending) return <LoadingState shape="fields" label={t('loading')} />;
  if (!form) return <p role="alert">{t('cannotOpen')}</p>;
  return (
    <PreviewedPlatform client={client}>
      <FormServices>
        <FormRenderer form={form} locale={locale} narrow />
      </FormServices>
    </PreviewedPlatform>
  );
}
