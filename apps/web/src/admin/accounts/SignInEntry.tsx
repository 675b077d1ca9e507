import type { CallOutput, SecondFactor, signInLog, SignInMethod } from '@inkstone/api';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { accountsTexts } from './accounts.locale.ts';
import styles from './accounts.module.css';

const methods = {
  password: 'methodPassword',
  passkey: 'methodPasskey',
  provider: 'methodProvider',
  setup: 'methodSetup',
} as const satisfies Record<SignInMethod, string>;
const seconds = {
  totp: 'secondTotp',
  'recovery-code': 'secondRecovery',
  passkey: 'secondPasskey',
} as const satisfies Record<SecondFactor, string>;

/** One successful or failed sign-in. */
export function SignInEntry({ entry }: { readonly entry: CallOutput<typeof signInLog>['items'][number] }) {
  const t = useTexts(accountsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { at, person, method, secondFactor, failure, address, device } = entry;
  const way = secondFactor ? `${t(methods[method])} + ${t(seconds[secondFactor])}` : t(methods[method]);
  return (
    <li>
      <span>
        {person ? <Link to={`/admin/accounts/${person.id}`}>{person.name}</Link> : <strong>{t('unknownAccount')}</strong>}
        {person ? <span className="ink-muted"> {person.account}</span> : null}
      </span>
      <time className="ink-muted ink-small" dateTime={at}>
        {formatInstant(at, locale, timeZone)}
      </time>
      <p className={failure ? styles.failed : styles.succeeded}>{failure ? failure.text : t('success')}</p>
      <p className={`ink-muted ink-small ${styles.way}`}>{[way, device, address].join(' · ')}</p>
    </li>
  );
}
