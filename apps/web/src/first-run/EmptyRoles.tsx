import type { ShippedAppInfo } from '@inkstone/api';
import { joinNames } from '@inkstone/schema';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

/** Names the roles of applications that have no members yet. */
export function EmptyRoles({ apps }: { readonly apps: readonly ShippedAppInfo[] }) {
  const t = useTexts(firstRunTexts);
  const locale = useLocale();
  const empty = new Map(apps.flatMap(({ roles }) => roles.filter(({ members }) => !members).map(({ code, name }) => [code, name[locale]])));
  if (empty.size === 0) return null;
  return <p className={styles.notes}>{t('emptyRoles', { roles: joinNames([...empty.values()], locale) })}</p>;
}
