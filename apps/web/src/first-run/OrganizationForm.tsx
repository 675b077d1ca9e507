import { Button, Form, Input, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import type { SetupOrganization } from '@inkstone/api';
import { Seal } from '@inkstone/ui-kit';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../platform/page/UnsavedGuard.tsx';
import { useReportedIssues } from '../admin/settings/use-reported-issues.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { LogoInput } from './LogoInput.tsx';
import { timeZoneChoices } from './time-zones.ts';
import styles from './first-run.module.css';

interface OrganizationFields {
  readonly organization: Pick<SetupOrganization, 'name' | 'timeZone' | 'locale'>;
  readonly appearance: Pick<SetupOrganization, 'sealColor' | 'logo'>;
}

interface OrganizationFormProps {
  readonly organization: SetupOrganization;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly onSave: (organization: SetupOrganization) => void;
}

/** Name, time zone, language, logo and colour of the seals; issues that the server reports are shown at their field. */
export function OrganizationForm({ organization, isSaving, failure, onSave }: OrganizationFormProps) {
  const t = useTexts(firstRunTexts);
  const failureText = useFailureText();
  const [form] = Form.useForm<OrganizationFields>();
  const isTouched = useRef(false);
  const { name, timeZone, locale, sealColor, logo } = organization;
  const [color, setColor] = useState(sealColor);
  useReportedIssues(form, failure);
  const handleFinish = (fields: OrganizationFields): void => {
    isTouched.current = false;
    onSave({ ...fields.organization, ...fields.appearance });
  };
  return (
    <Form<OrganizationFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isSaving}
      initialValues={{ organization: { name, timeZone, locale }, appearance: { sealColor, logo } }}
      onValuesChange={(_changed, { appearance }) => {
        isTouched.current = true;
        setColor(appearance.sealColor);
      }}
      onFinish={handleFinish}
    >
      <UnsavedGuard isUnsaved={() => isTouched.current} />
      <p className={`ink-muted ${styles.hint}`}>{t('organizationHint')}</p>
      <div role="alert">{failure ? <p className={styles.failure}>{failureText(failure)}</p> : null}</div>
      <div className={styles.pair}>
        <Form.Item
          name={['organization', 'name', 'zh']}
          label={t('chineseOrganization')}
          extra={t('oneName')}
          dependencies={[['organization', 'name', 'en']]}
          rules={[
            {
              validator: (_rule, value: string) =>
                value.trim() || form.getFieldValue(['organization', 'name', 'en']).trim()
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('required'))),
            },
          ]}
        >
          <Input maxLength={100} autoComplete="organization" />
        </Form.Item>
        <Form.Item name={['organization', 'name', 'en']} label={t('englishOrganization')}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name={['organization', 'timeZone']} label={t('timeZone')} extra={t('timeZoneHint')}>
          <Select showSearch options={timeZoneChoices(timeZone)} />
        </Form.Item>
        <Form.Item name={['organization', 'locale']} label={t('language')} extra={t('languageHint')}>
          <Radio.Group
            options={[
              { value: 'zh', label: t('chinese') },
              { value: 'en', label: t('english') },
            ]}
          />
        </Form.Item>
        <Form.Item name={['appearance', 'logo']} label={t('logo')} extra={t('logoHint')}>
          <LogoInput />
        </Form.Item>
        <Form.Item label={t('sealColor')} htmlFor="seal-color" extra={t('sealHint')}>
          <div className={styles.logo}>
            <Form.Item name={['appearance', 'sealColor']} noStyle>
              <Input id="seal-color" type="color" className={styles.color!} />
            </Form.Item>
            <span style={{ '--ink-seal': color } as React.CSSProperties}>
              <Seal text={t('sealSample')} />
            </span>
          </div>
        </Form.Item>
      </div>
      <Button type="primary" size="large" htmlType="submit" loading={isSaving}>
        {t('next')}
      </Button>
    </Form>
  );
}
