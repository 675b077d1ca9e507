import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formLoad } from '@inkstone/api';
import type { Extensions } from '@inkstone/controls/extensions';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { useClient } from '../../platform/platform.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import type { Notice } from './FormNotice.tsx';
import { FormSheet } from './FormSheet.tsx';
import { formTexts } from './form.locale.ts';
import { loadInput, placePath, type FormPlace } from './form-place.ts';
import type { ActionName } from './actions/action-face.ts';
import type { LoadedForm } from './open-form.ts';
import styles from './form.module.css';

export interface FormViewProps {
  readonly place: FormPlace;
  /** The same form is elsewhere now: a new one was stored, an item was decided. `notice` says what was done. */
  readonly onMoved: (place: FormPlace, notice: Notice | null) => void;
  readonly onClosed: () => void;
  /** What led here, said above the form. */
  readonly notice?: Notice | null;
  /** A decision was made; unset, the form goes to its instance. */
  readonly onDecided?: (action: ActionName) => void;
  /** Ask before leaving with unsaved work. */
  readonly guardLeaving?: boolean;
}

/** A form wherever it is shown: as a page, or beside a list. */
export function FormView(props: FormViewProps) {
  const client = useClient();
  const t = useTexts(formTexts);
  const extensions = useExtensions();
  const [notice] = useState(props.notice ?? null);
  const query = useQuery({
    queryKey: ['form', placePath(props.place)],
    queryFn: ({ signal }) => client.call(formLoad, loadInput(props.place), { signal }),
    refetchOnWindowFocus: false,
    // What is being filled in is never replaced under somebody's hands; actions load anew on purpose.
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
      <OpenedForm {...props} notice={notice} latest={query.data} extensions={extensions} />
    </div>
  );
}

/** Begins again with what the server has when the person gives up their own values. */
function OpenedForm({ latest, ...props }: FormViewProps & { readonly latest: LoadedForm; readonly extensions: Extensions }) {
  const [{ turn, notice }, setTurn] = useState({ turn: 0, notice: props.notice ?? null });
  const handleReopen = (said: Notice | null = null) => setTurn((before) => ({ turn: before.turn + 1, notice: said }));
  return <FormSheet key={turn} {...props} notice={notice} loaded={latest} onReopen={handleReopen} />;
}

/** A form that is a page of its own names the document, beside a list the list does; one not loaded leaves no other page's name. */
function FormTitle({ definition }: { readonly definition: LoadedForm['definition'] | null }) {
  const locale = useLocale();
  useDocumentTitle(definition ? localizedName(definition, locale) : '');
  return null;
}
