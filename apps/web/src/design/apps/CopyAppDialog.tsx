import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { copyDesignApp, type CallOutput } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { designAppsQuery, type DesignApp } from './design-apps-query.ts';

interface CopyAppDialogProps {
  readonly app: Pick<DesignApp, 'code' | 'name' | 'name_i18n'>;
  readonly onClose: () => void;
}

/** Begins an application as a copy of another one. */
export function CopyAppDialog({ app, onClose }: CopyAppDialogProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [copied, setCopied] = useState<CallOutput<typeof copyDesignApp> | null>(null);
  const copy = useMutation({
    mutationFn: ({ code, name, english }: NamedCode) => {
      const input = { from: app.code, code, name, ...(english && { name_i18n: { en: english } }) };
      return client.call(copyDesignApp, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async (result) => {
      intention.fulfil();
      await queryClient.invalidateQueries(designAppsQuery(client));
      if (result.unfollowed.length > 0) setCopied(result);
      else navigate(`/design/${result.appCode}`);
    },
  });
  if (copied)
    return (
      <Modal
        open
        title={t('copied')}
        okText={t('openCopy')}
        cancelText={t('close')}
        onOk={() => navigate(`/design/${copied.appCode}`)}
        onCancel={onClose}
      >
        <p>{t('copyUnfollowed')}</p>
        <ul>
          {copied.unfollowed.map(({ code }) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Modal>
    );
  return (
    <NameDialog
      title={t('copyNamed', { name: localizedName(app, locale) })}
      taken={new Set()}
      fallback="app"
      isBusy={copy.isPending}
      failure={copy.error ? failureText(copy.error) : null}
      onSubmit={(named) => copy.mutate(named)}
      onClose={onClose}
    >
      <p className="ink-muted">{t('copyHint')}</p>
    </NameDialog>
  );
}
