import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formLoad } from '@inkstone/api';
import type { Extensions } from '@inkstone/controls/extensions';
import { loadUsualViews } from '@inkstone/controls/renderer';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { useClient } from '../../platform/platform.ts';
import { isNarrow } from '../../platform/window/use-window-width.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import type { Notice } from './notices/FormNotice.tsx';
import { FormSheet } from './FormSheet.tsx';
import { formTexts } from './form.locale.ts';
import { loadInput, formPath, type FormContext } from './form-context.ts';
import type { ActionName } from './actions/action-view.ts';
import { useChangesWhileLoading, type ChangesWhileLoading } from './following/use-instance-changes.ts';
import type { LoadedForm } from './open-form.ts';
import styles from './form.module.css';

export interface FormViewProps {
  readonly context: FormContext;
  /** The form moved to another address: a new one was stored, or an item was decided. `notice` describes what was done. */
  readonly onMoved: (context: FormContext, notice: Notice | null) => void;
  readonly onClosed: () => void;
  /** The notice shown above the form at first. */
  readonly notice?: Notice | null;
  /** Called after a decision; unset: the instance is opened. */
  readonly onDecided?: (action: ActionName) => void;
  /** Asks before leaving with unsaved work. */
  readonly guardLeaving?: boolean;
}

/** A form wherever it is shown: as a page, or next to a list. */
export function FormView(props: FormViewProps) {
  const client = useClient();
  const t = useTexts(formTexts);
  const extensions = useExtensions();
  const [notice] = useState(props.notice ?? null);
  const whileLoading = useChangesWhileLoading();
  const query = useQuery({
    queryKey: ['form', formPath(props.context)],
    queryFn: async ({ signal }) => {
      whileLoading.forget();
      const [loaded] = await Promise.all([client.call(formLoad, loadInput(props.context), { signal }), loadUsualViews(isNarrow())]);
      return loaded;
    },
    refetchOnWindowFocus: false,
    // A form that is being filled in is never replaced by a refetch; actions reload it explicitly.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const title = props.guardLeaving ? <FormTitle definition={query.data?.definition ?? null} /> : null;
  if (query.isError)
    return (
      <>
        {title}
        <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  if (!query.data || !extensions)
    return (
      <>
        {title}
        <LoadingState shape="fields" label={t('loading')} />
      </>
    );
  return (
    <div className={styles.view} data-form-open="">
      {title}
      <OpenedForm {...props} notice={notice} latest={query.data} extensions={extensions} whileLoading={whileLoading} />
    </div>
  );
}

/** Mounts the form again with the server's state when the user discards their own values. */
function OpenedForm({
  latest,
  ...props
}: FormViewProps & { readonly latest: LoadedForm; readonly extensions: Extensions; readonly whileLoading: ChangesWhileLoading }) {
  const [{ reopening, notice }, setReopening] = useState({ reopening: 0, notice: props.notice ?? null });
  const handleReopen = (notice: Notice | null = null) => setReopening(({ reopening }) => ({ reopening: reopening + 1, notice }));
  return <FormSheet key={reopening} {...props} notice={notice} loaded={latest} onReopen={handleReopen} />;
}

/** Sets the document title from the form, or clears the previous page's title while it loads. Next to a list the list's page sets it. */
function FormTitle({ definition }: { readonly definition: LoadedForm['definition'] | null }) {
  const locale = useLocale();
  useDocumentTitle(definition ? localizedName(definition, locale) : '');
  return null;
}
