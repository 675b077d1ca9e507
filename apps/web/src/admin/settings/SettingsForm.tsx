import { Button, Form } from 'antd';
import { useRef } from 'react';
import type { SystemSettings } from '@inkstone/api';
import { StickyBar, useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../platform/page/UnsavedGuard.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { GeocoderSection } from './GeocoderSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { MapSection } from './MapSection.tsx';
import { settingsTexts } from './settings.locale.ts';
import { OrganizationSection } from './OrganizationSection.tsx';
import { SheetSection } from './SheetSection.tsx';
import { UploadSection } from './UploadSection.tsx';
import { useSaveSettings, type SettingFields } from './use-save-settings.ts';
import { useReportedIssues } from './use-reported-issues.ts';
import styles from './settings.module.css';

/** All settings, saved as one; issues that the server reports are shown at their field. */
export function SettingsForm({ settings }: { readonly settings: SystemSettings }) {
  const t = useTexts(settingsTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const [form] = Form.useForm<SettingFields>();
  const isUnsaved = useRef(false);
  const save = useSaveSettings((saved) => {
    isUnsaved.current = false;
    form.setFieldsValue({
      ...saved,
      map: { ...saved.map, key: '' },
      geocoder: { ...saved.geocoder, key: '' },
      identity: { ...saved.identity, key: '' },
    });
    announce(t('saved'));
  });
  useReportedIssues(form, save.error);

  return (
    <Form<SettingFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={settings}
      disabled={save.isPending}
      onValuesChange={() => {
        isUnsaved.current = true;
        if (save.isSuccess) save.reset();
      }}
      onFinish={() => save.mutate(requestOf(form.getFieldsValue(true) as SettingFields))}
    >
      <UnsavedGuard isUnsaved={() => isUnsaved.current} />
      <OrganizationSection timeZone={settings.organization.timeZone} />
      <UploadSection />
      <SheetSection />
      <MapSection hasKey={settings.map.hasKey} />
      <GeocoderSection hasKey={settings.geocoder.hasKey} />
      <IdentitySection hasKey={settings.identity.hasKey} />
      <AppearanceSection />
      <StickyBar label={t('actions')}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <span role="alert" className={styles.failure}>
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </Form>
  );
}

/** An empty key keeps the stored one. */
function requestOf({ upload, sheet, map, geocoder, identity, appearance, organization }: SettingFields): SettingFields {
  const keyed = <S extends { key?: string | undefined }>(section: S): S => ({ ...section, key: section.key || undefined });
  return { upload, sheet, map: keyed(map), geocoder: keyed(geocoder), identity: keyed(identity), appearance, organization };
}
