import { Checkbox } from 'antd';
import type { ShippedAppInfo } from '@inkstone/api';
import { joinNames, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { AppIcon } from '../runtime/app/icon/AppIcon.tsx';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

interface ShippedAppProps {
  readonly app: ShippedAppInfo;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly isPublishing: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One application that can be chosen, with the roles that decide in it. */
export function ShippedApp({ app, isChosen, isBusy, isPublishing, onChoose }: ShippedAppProps) {
  const t = useTexts(firstRunTexts);
  const locale = useLocale();
  const name = localizedName(app, locale);
  const roles = joinNames(
    app.roles.map((role) => role.name[locale]),
    locale,
  );
  return (
    <li className={styles.app}>
      <Checkbox
        checked={isChosen || app.isInstalled}
        disabled={isBusy || app.isInstalled}
        aria-label={name}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <AppIcon name={name} size="small" />
      <span className={styles.appName}>{name}</span>
      <span className="ink-muted ink-small">{app.isInstalled ? t('installed') : isPublishing ? t('publishing') : null}</span>
      <p className="ink-muted ink-small">
        {app.description[locale]} {roles ? t('rolesNeeded', { roles }) : null}
      </p>
    </li>
  );
}
