import { localizedName } from '@inkstone/schema';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useExtensions } from '../../extensions/extensions-query.ts';
import { cellText } from '../cells/cell-text.ts';
import type { ListFields } from '../record-query.ts';
import { batchTexts } from './batch.locale.ts';
import type { BatchResult } from './batch-run.ts';
import styles from './actions.module.css';

/** Each value of a record that changes, before and after, including the results of formulas. */
export function ChangedValues({ result, fields }: { readonly result: BatchResult; readonly fields: ListFields['fields'] }) {
  const t = useTexts(batchTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const formatContext = { locale, timeZone, extensions: useExtensions()?.models ?? {} };
  if (result.changes.length === 0) return <span className="ink-muted"> {t('unchanged')}</span>;
  return (
    <dl className={styles.changedValues}>
      {result.changes.map(({ code, old, new: now }) => {
        const field = fields.find((each) => each.code === code);
        if (!field) return null;
        const text = (value: unknown): string => cellText({ ...field, width: null }, value, formatContext) || '—';
        return (
          <div key={code}>
            <dt>{localizedName(field, locale)}</dt>
            <dd>
              <del>{text(old)}</del> <span aria-hidden="true">→</span> <ins>{text(now)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
