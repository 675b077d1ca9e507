import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { saveSystemSettings, type SystemSettings } from '@inkstone/api';
import { StickyBar } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../platform/page/UnsavedGuard.tsx';
import { useClient } from '../../platform/platform.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { GeocoderSection } from './GeocoderSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { MapSection } from './MapSection.tsx';
import { OrganizationSection } from './OrganizationSection.tsx';
import { fieldsOf, inputOf } from './settings-input.ts';
import { settingsQuery } from './settings-query.ts';
import { settingsTexts } from './settings.locale.ts';
import { SheetSection } from './SheetSection.tsx';
import { UploadSection } from './UploadSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import styles from './settings.module.css';

/** All settings with one button; the sections that were changed are saved together. */
export function SettingsForm({ settings }: { readonly settings: SystemSettings }) {
  const t = useTexts(settingsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const form = useSettingsForm({
    stored: settings,
    fieldsOf,
    inputOf,
    save: (input, options) => client.call(saveSystemSettings, input, options),
    load: () => queries.fetchQuery({ ...settingsQuery(client), staleTime: 0 }),
    onSaved: (saved) => {
      queries.setQueryData(settingsQuery(client).queryKey, saved);
      return Promise.all(['setting-changes', 'public-config', 'form-setting'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    savedText: t('saved'),
  });

  return (
    <Form {...form.fields}>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <OrganizationSection timeZone={settings.organization.timeZone} />
      <UploadSection />
      <SheetSection />
      <MapSection hasKey={settings.map.hasKey} />
      <GeocoderSection hasKey={settings.geocoder.hasKey} />
      <IdentitySection hasKey={settings.identity.hasKey} />
      <AppearanceSection />
      <StickyBar label={t('actions')}>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t('save')}
        </Button>
        <span>{form.saved}</span>
        <span role="alert" className={styles.failure}>
          {form.failure}
        </span>
      </StickyBar>
    </Form>
  );
}
