import LoginOutlined from '@ant-design/icons/es/icons/LoginOutlined';
import { Button } from 'antd';
import { usePublicConfig } from '../platform/config/use-public-config.ts';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { providerTexts } from './provider.locale.ts';
import { ProviderReturnInvalid, useProviderDeparture, useProviderReturn } from './use-provider-sign-in.ts';
import styles from './identity.module.css';

/** Signs in through the organisation's identity provider, if one is configured. */
export function ProviderButton({ back, disabled }: { readonly back: string; readonly disabled: boolean }) {
  const t = useTexts(providerTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const name = usePublicConfig().data?.identityProvider;
  const departure = useProviderDeparture(back);
  const arrival = useProviderReturn();
  const failure = arrival.error ?? departure.error;
  const isBusy = departure.isPending || departure.isSuccess || arrival.isPending;
  return (
    <div className={styles.provider}>
      <div role="alert">
        {failure ? (
          <p className={styles.failure}>{failure instanceof ProviderReturnInvalid ? t('providerReturnInvalid') : failureText(failure)}</p>
        ) : null}
      </div>
      {name ? (
        <Button
          size="large"
          block
          icon={<LoginOutlined aria-hidden />}
          loading={isBusy}
          disabled={disabled}
          onClick={() => departure.mutate()}
        >
          {t('signInBy', { name: name[locale] })}
        </Button>
      ) : null}
    </div>
  );
}
