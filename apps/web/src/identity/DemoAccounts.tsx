import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import type { PublicConfig } from '../platform/config/use-public-config.ts';
import { signInTexts } from './sign-in.locale.ts';
import styles from './identity.module.css';

interface DemoAccountsProps {
  readonly accounts: PublicConfig['demoAccounts'];
  readonly busy: boolean;
  readonly onChoose: (account: string) => void;
}

/** Signs in as one of the demo accounts with one click. */
export function DemoAccounts({ accounts, busy, onChoose }: DemoAccountsProps) {
  const t = useTexts(signInTexts);
  const locale = useLocale();
  return (
    <section className={styles.demoAccounts} aria-labelledby="demo-accounts-title">
      <h2 id="demo-accounts-title" className="ink-muted ink-small" style={{ fontFamily: 'inherit', fontWeight: 400 }}>
        {t('demoAccounts')}
      </h2>
      <ul>
        {accounts.map(({ account, name, title }) => (
          <li key={account}>
            <button type="button" className={styles.demoAccount} disabled={busy} onClick={() => onChoose(account)}>
              <span>{name}</span>
              <span className="ink-muted ink-small">
                {title[locale]} · {account}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
