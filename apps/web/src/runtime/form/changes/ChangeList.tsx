import type { RecordFieldChange } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import { localizedName, parseFieldPath, type Locale } from '@inkstone/schema';
import { useLocale, useTexts, type Translate } from '../../../platform/i18n/use-texts.ts';
import { changedText, sheetOfRow } from './changed-text.ts';
import { changesTexts, type ChangesTextKey } from './changes.locale.ts';
import styles from './changes.module.css';

/** The old and the new value of each field changed by one action. */
export function ChangeList({ form, changes }: { readonly form: Form; readonly changes: readonly RecordFieldChange[] }) {
  const t = useTexts(changesTexts);
  const locale = useLocale();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.path}>
          <dt>{changeLabel(form, change, locale, t)}</dt>
          <dd>
            <Change form={form} change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ form, change }: { readonly form: Form; readonly change: RecordFieldChange }) {
  const t = useTexts(changesTexts);
  const locale = useLocale();
  const { path, old, new: now } = change;
  const was = changedText(form, path, old, locale);
  const is = changedText(form, path, now, locale);
  const isRow = sheetOfRow(path) !== undefined;
  if (isRow && old === null) return <ins>{`${t('rowAdded')}${is && `: ${is}`}`}</ins>;
  if (isRow && now === null) return <del>{`${t('rowRemoved')}${was && `: ${was}`}`}</del>;
  return (
    <>
      {was ? <del>{was}</del> : <span className="ink-muted">{t('empty')}</span>} → <ins>{is || t('empty')}</ins>
    </>
  );
}

/** Returns the label of the field; a cell with its row, counted in the current order. */
function changeLabel(form: Form, change: RecordFieldChange, locale: Locale, t: Translate<ChangesTextKey>): string {
  const parsed = parseFieldPath(change.path);
  const name = localizedName(change, locale);
  if (parsed?.kind !== 'cell' || !form.has(parsed.sheet)) return name;
  const sheet = form.sheet(parsed.sheet);
  const row = sheet.rows.peek().indexOf(parsed.row) + 1;
  const column = sheet.columns.find(({ key }) => key === parsed.column)?.label(locale) ?? name;
  const params = { sheet: sheet.field.label(locale), column };
  return row > 0 ? t('cell', { ...params, row }) : t('cellGone', params);
}
