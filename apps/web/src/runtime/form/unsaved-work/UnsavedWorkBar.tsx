import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import type { Form } from '@inkstone/form-engine';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { formTexts } from '../form.locale.ts';
import type { FormContext } from '../form-context.ts';
import { readUnsavedWork } from './read-unsaved-work.ts';
import { forgetUnsavedWork } from './unsaved-work.ts';

interface UnsavedWorkBarProps {
  readonly form: Form;
  readonly context: FormContext;
  readonly version: number;
  readonly stored: string;
}

/** Offers to restore what was typed before and not sent. */
export function UnsavedWorkBar({ form, context, version, stored }: UnsavedWorkBarProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const user = useUser();
  const [work, setWork] = useState(() => readUnsavedWork(stored));
  const [isStale, setIsStale] = useState(false);
  if (isStale) return <Alert type="warning" showIcon closable title={t('unsavedStale')} />;
  if (!work) return null;

  const handleRestore = (): void => {
    const issues = form.applyPatch(work.patch);
    setIsStale(issues.length > 0 || (work.baseVersion !== version && issues.length > 0));
    setWork(null);
  };
  const handleDiscard = (): void => {
    forgetUnsavedWork(user.id, context);
    setWork(null);
  };
  return (
    <Alert
      type="info"
      showIcon
      title={t('unsaved', { time: formatInstant(new Date(work.keptAt).toISOString(), locale, form.environment.timeZone) })}
      action={
        <Space>
          <Button size="small" type="primary" data-action="restore" onClick={handleRestore}>
            {t('restore')}
          </Button>
          <Button size="small" onClick={handleDiscard}>
            {t('discard')}
          </Button>
        </Space>
      }
    />
  );
}
