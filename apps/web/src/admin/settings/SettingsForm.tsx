import { Button, Form } from 'antd';
import type { SystemSettings } from '@inkstone/api';
import { StickyBar, useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { GeocoderSection } from './GeocoderSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { MapSection } from './MapSection.tsx';
import { settingsTexts } from './settings.locale.ts';
import { SheetSection } from './SheetSection.tsx';
import { UploadSection } from './UploadSection.tsx';
import { useSaveSettings, type SettingFields } from './use-save-settings.ts';
import { useToldIssues } from './use-told-issues.ts';

/** All settings, kept together or not at all; what the server says against one stands beside it. */
export function SettingsForm({ settings }: { readonly settings: SystemSettings }) {
  const t = useTexts(settingsTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const [form] = Form.useForm<SettingFields>();
  const save = useSaveSettings((kept) => {
    form.setFieldsValue({
      ...kept,
      map: { ...kept.map, key: '' },
      geocoder: { ...kept.geocoder, key: '' },
      identity: { ...kept.identity, key: '' },
    });
    announce(t('saved'));
  });
  useToldIssues(form, save.error);

  return (
    <Form<SettingFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={settings}
      disabled={save.isPending}
      onFinish={() => save.mutate(wished(form.getFieldsValue(true) as SettingFields))}
    >
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
        <span role="alert" className="settings-failure">
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </Form>
  );
}

/** A key left empty is the one that is there. */
function wished({ upload, sheet, map, geocoder, identity, appearance }: SettingFields): SettingFields {
  const keyed = <S extends { key?: string | undefined }>(section: S): S => ({ ...section, key: section.key || undefined });
  return { upload, sheet, map: keyed(map), geocoder: keyed(geocoder), identity: keyed(identity), appearance };
}
