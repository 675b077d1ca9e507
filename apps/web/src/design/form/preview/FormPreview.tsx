import { Button, Select } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormRenderer } from '@inkstone/controls/renderer';
import { documentId } from '@inkstone/design';
import type { FormPermission, FormValues } from '@inkstone/schema';
import { LoadingState, ThemeScope } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useColorScheme } from '../../../platform/theme/color-scheme.ts';
import { createFormServices } from '../../../runtime/form/form-services.ts';
import { FormServices } from '../../../runtime/ui-services/FormServices.tsx';
import { PersonChoice } from '../../preview/PersonChoice.tsx';
import { PreviewedPlatform } from '../../preview/PreviewedPlatform.tsx';
import { PreviewNotes } from '../../preview/PreviewNotes.tsx';
import { previewTexts } from '../../preview/preview.locale.ts';
import { ScreenChoices, type PreviewScreen } from '../../preview/ScreenChoices.tsx';
import { usePreviewClient } from '../../preview/use-preview-client.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { FillingChoice, type Filling } from './FillingChoice.tsx';
import { openPreview, previewedDefinition } from './open-preview.ts';
import { offeredPlaces, openingActivities } from './preview-place.ts';
import { usePreviewOpening } from './use-preview-opening.ts';
import styles from './form-preview.module.css';

const desktopOnly = ['desktop'] as const;
const phoneOnly = ['phone'] as const;
const bothScreens = ['desktop', 'phone'] as const;

/** The form as it is filled in: by a person, at an activity, on a screen. Nothing of it is stored. */
export function FormPreview({ screen: first }: { readonly screen: 'desktop' | 'phone' }) {
  const t = useTexts(previewTexts);
  const { appCode, content: latest, form: key } = useFormDesigner();
  // While somebody types in the panel, the canvas comes first.
  const content = useDeferredValue(latest);
  const { documents } = useDocuments();
  const timeZone = useOrganizationTimeZone();
  const [screen, setScreen] = useState<PreviewScreen>({ screen: first, locale: useLocale(), scheme: useColorScheme() });
  const [personId, setPersonId] = useState<string>();
  const [chosenPlace, setChosenPlace] = useState<string>();
  const [filling, setFilling] = useState<Filling>({ kind: 'empty' });
  const [opening, setOpening] = useState(0);
  const ownLocale = useLocale();
  const places = useMemo(
    () => offeredPlaces(openingActivities(documents, key.schemaCode, ownLocale)),
    [documents, key.schemaCode, ownLocale],
  );
  const { value: placeValue, place, permission: atPlace } = places.find(({ value }) => value === chosenPlace) ?? places[0]!;
  const at = place.kind === 'activity' ? { workflowCode: place.workflowCode, activityCode: place.activityCode } : undefined;
  const { client, limits } = usePreviewClient({ appCode, personId, ...(at && { activity: at }) });
  const objectId = filling.kind === 'record' ? filling.objectId : null;
  const opened = usePreviewOpening({ appCode, ...(personId !== undefined && { personId }) }, key, objectId);
  const source = documents.get(documentId(key))?.content;
  const rights = JSON.stringify(atPlace ?? opened.data?.permission ?? null);
  // The same rights are the same object, so that edits elsewhere do not open the form again.
  const permission = useMemo(() => JSON.parse(rights) as FormPermission | null, [rights]);
  const screens = screen.screen === 'both' ? bothScreens : screen.screen === 'phone' ? phoneOnly : desktopOnly;
  const forms = useMemo(() => {
    const { data } = opened;
    if (!source || !data || !permission) return [];
    return screens.flatMap((each) => {
      const form = openPreview({
        definition: previewedDefinition(content, source),
        permission,
        person: data.person,
        locale: screen.locale,
        timeZone,
        services: createFormServices(client, { schemaCode: key.schemaCode, formCode: key.code, ...(objectId && { objectId }) }),
        filling: filling.kind === 'record' ? { values: data.values as FormValues } : filling.kind,
      });
      return form ? [{ screen: each, form }] : [];
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened again on demand
  }, [content, source, opened.data, permission, screens, screen.locale, timeZone, client, key, filling.kind, objectId, opening]);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <header className={styles.bar} role="group" aria-label={t('settings')}>
        <PersonChoice
          value={personId}
          onChange={(next) => {
            setPersonId(next);
            // The other person may not see the record.
            if (filling.kind === 'record') setFilling({ kind: 'record', objectId: null });
          }}
        />
        <Select
          aria-label={t('place')}
          size="small"
          value={placeValue}
          options={places.map(({ value, label }) => ({ value, label: label ?? t(value === 'view' ? 'view' : 'newForm') }))}
          popupMatchSelectWidth={false}
          onChange={setChosenPlace}
        />
        <FillingChoice client={client} personId={personId} schemaCode={key.schemaCode} value={filling} onChange={setFilling} />
        <ScreenChoices value={screen} onChange={setScreen} both />
        <Button size="small" onClick={() => forms.forEach(({ form }) => form.validate({ full: true }))}>
          {t('check')}
        </Button>
        <Button size="small" onClick={() => setOpening(opening + 1)}>
          {t('restart')}
        </Button>
      </header>
      <PreviewNotes limits={[opened.data, limits]} />
      {opened.isError ? (
        <QueryFailure failure={opened.error} onRetry={() => void opened.refetch()} />
      ) : opened.isPending ? (
        <LoadingState shape="fields" label={t('loading')} />
      ) : forms.length > 0 ? (
        <div className={styles.screens} data-both={forms.length > 1 || undefined}>
          {forms.map(({ screen: shown, form }) => (
            <ThemeScope key={shown} scheme={screen.scheme} className={shown === 'phone' ? styles.phone : styles.desktop}>
              <PreviewedPlatform client={client}>
                <FormServices>
                  <FormRenderer form={form} locale={screen.locale} narrow={shown === 'phone'} />
                </FormServices>
              </PreviewedPlatform>
            </ThemeScope>
          ))}
        </div>
      ) : (
        <p role="alert" className={styles.failure}>
          {t('cannotOpen')}
        </p>
      )}
    </section>
  );
}
