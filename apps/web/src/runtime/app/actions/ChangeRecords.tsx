import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { controlViews } from '@inkstone/controls/views';
import { FormRenderer } from '@inkstone/controls/renderer';
import type { Form } from '@inkstone/form-engine';
import { batchUpdate, formLoad } from '@inkstone/api';
import { localizedName, unitTypes, type FormDefinition } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { useExtensions } from '../../extensions/extensions-query.ts';
import { createFormServices } from '../../form/form-services.ts';
import { FormServices } from '../../ui-services/FormServices.tsx';
import { actionTexts } from './action.locale.ts';
import { batchTexts } from './batch.locale.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { changeableControls, openChangeForm } from './change-form.ts';
import { ChangedValues } from './ChangedValues.tsx';
import type { ListActionProps } from './list-action.ts';
import { useBatch } from './use-batch.ts';
import { useBatchJob } from './use-batch-job.ts';
import styles from './actions.module.css';

/** Sets one field of several records: choose the field, enter the value in its own control, preview, run. */
export function ChangeRecords({ source, listFields: { fields }, asked, picked: chosen, onDone, onClose }: ListActionProps) {
  const { schemaCode } = source;
  const a = useTexts(actionTexts);
  const t = useTexts(batchTexts);
  const locale = useLocale();
  const client = useClient();
  const [picked] = useState(chosen);
  const job = useBatchJob({ source, asked });
  const [field, setField] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const objectId = picked.ids[0]!;
  // The form of one of the records determines which controls exist.
  const loaded = useQuery({
    queryKey: ['form', 'record', schemaCode, objectId, 'batch'],
    queryFn: ({ signal }) => client.call(formLoad, { schemaCode, objectId }, { signal }),
    gcTime: 0,
  });
  const definition = loaded.data?.definition;
  const controls = useMemo(() => (definition ? changeableControls(definition, fields) : []), [definition, fields]);
  const form = useChangeForm({ definition, field, schemaCode, objectId });
  const values = () => ({ [field!]: form!.field(field!).model.encode(form!.field(field!).value.value) });
  const batch = useBatch({
    picked,
    call: async (objectIds, preview, idempotencyKey) => {
      const input = { schemaCode, objectIds: [...objectIds], preview, values: values() };
      return (await client.call(batchUpdate, input, { idempotencyKey })).results;
    },
    ofAll: (onProgress) => job.start('update', values())(onProgress),
    onDone,
  });
  async function handlePreview(): Promise<void> {
    setChecked(true);
    if (!form || batch.preview.isPending) return;
    await form.settled();
    if (form.validate({ full: true }).length === 0) batch.preview.mutate();
  }
  return (
    <BatchDialog
      title={picked.kind === 'all' ? t('changeAllTitle') : t('changeTitle', { count: picked.ids.length })}
      act={a('change')}
      batch={batch}
      texts={{
        can: (counts) => t('changeable', counts),
        cannot: ({ left }) => t('notChangeable', { count: left }),
        did: (counts) => t('changed', counts),
        didNot: ({ left }) => t('notChanged', { count: left }),
      }}
      detail={(result) => <ChangedValues result={result} fields={fields} />}
      onPreview={() => void handlePreview()}
      onCancelJob={job.cancel}
      onClose={onClose}
    >
      {loaded.isError ? <QueryFailure failure={loaded.error} onRetry={() => void loaded.refetch()} /> : null}
      {loaded.isPending ? <LoadingState shape="fields" count={2} label={t('previewing')} /> : null}
      {loaded.data ? (
        <div className={styles.changeRecords}>
          <Select
            aria-label={t('field')}
            placeholder={t('field')}
            status={isChecked && field === null ? 'error' : ''}
            showSearch={{ optionFilterProp: 'label' }}
            value={field}
            options={controls.map(({ key, options }) => ({ value: key, label: localizedName(options, locale) }))}
            onChange={setField}
          />
          {isChecked && field === null ? (
            <p className={styles.batchRefused} role="alert">
              {t('fieldRequired')}
            </p>
          ) : null}
          {form ? <AloneForm key={field} form={form} /> : null}
        </div>
      ) : null}
    </BatchDialog>
  );
}

interface ChangeFormSource {
  readonly definition: FormDefinition | undefined;
  readonly field: string | null;
  readonly schemaCode: string;
  readonly objectId: string;
}

/** A form with only the control of the chosen field. */
function useChangeForm({ definition, field, schemaCode, objectId }: ChangeFormSource): Form | null {
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const user = useUser();
  const client = useClient();
  const extensions = useExtensions();
  return useMemo(() => {
    const control = definition?.controls.find(({ key }) => key === field);
    if (!definition || !control || !extensions) return null;
    const environment = {
      locale,
      timeZone,
      services: createFormServices(client, { schemaCode, objectId }),
      user: { id: user.id, name: user.name, unitType: unitTypes.user },
    };
    return openChangeForm(definition, control, environment, extensions.models);
  }, [definition, field, schemaCode, objectId, locale, timeZone, user, client, extensions]);
}

function AloneForm({ form }: { readonly form: Form }) {
  const locale = useLocale();
  const extensions = useExtensions();
  const views = useMemo(() => ({ ...extensions?.views, ...controlViews }), [extensions]);
  return (
    <FormServices>
      <FormRenderer form={form} locale={locale} views={views} />
    </FormServices>
  );
}
