import { Radio, Select } from 'antd';
import { importModes, joinNamed, joinNames } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { UploadedFile } from './import-queries.ts';
import { importTexts } from './imports.locale.ts';
import styles from './imports.module.css';

/** The options of an import. */
export interface ImportOptions {
  readonly mapping: readonly (string | null)[];
  readonly mode: (typeof importModes)[keyof typeof importModes];
  readonly keys: readonly string[];
}

interface MapColumnsProps {
  readonly file: UploadedFile;
  readonly value: ImportOptions;
  readonly onChange: (value: ImportOptions) => void;
}

const modes = ['append', 'default', 'override'] as const;

/** Maps columns to fields, and selects how existing records are treated. Choosing a field for a second column clears the first. */
export function MapColumns({ file: { columns, fields }, value, onChange }: MapColumnsProps) {
  const t = useTexts(importTexts);
  const locale = useLocale();
  const { mapping, mode, keys } = value;
  const called = ({ name, sheet }: UploadedFile['fields'][number]): string => (sheet === null ? name : `${sheet} / ${name}`);
  const options = [{ value: '', label: t('skipped') }, ...fields.map((field) => ({ value: field.code, label: called(field) }))];
  const missing = fields.filter(({ code, required, sheet }) => required && sheet === null && !mapping.includes(code));
  const keyFields = fields.filter(({ code, isKey }) => isKey && mapping.includes(code));
  const map = (index: number, code: string): void => {
    const next = mapping.map((each, at) => (at === index ? code || null : each === code ? null : each));
    onChange({ ...value, mapping: next, keys: keys.filter((key) => next.includes(key)) });
  };
  return (
    <div className={styles.step}>
      <ul className={styles.mapping} aria-label={t('mapping')}>
        {columns.map(({ name, samples }, index) => {
          const columnName = name || t('unnamed', { number: index + 1 });
          return (
            <li key={`${index}-${name}`}>
              <span>
                <strong>{columnName}</strong>
                <span className="ink-muted ink-small">{joinNames(samples, locale)}</span>
              </span>
              <Select
                value={mapping[index] ?? ''}
                aria-label={`${t('field')}: ${columnName}`}
                options={options}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(code) => map(index, code)}
              />
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && mode === importModes.append ? (
        <p role="alert" className={styles.alert}>
          {t('missing', {
            names: joinNamed(missing, locale),
          })}
        </p>
      ) : null}
      <Radio.Group
        className={styles.modes!}
        aria-label={t('mode')}
        value={mode}
        options={modes.map((each) => ({ value: importModes[each], label: t(each) }))}
        onChange={({ target }) => onChange({ ...value, mode: target.value as ImportOptions['mode'] })}
      />
      {mode === importModes.append ? null : (
        <label className={styles.keys}>
          <span>{t('keys')}</span>
          <Select
            mode="multiple"
            aria-label={t('keys')}
            value={[...keys]}
            maxCount={3}
            options={keyFields.map((field) => ({ value: field.code, label: called(field) }))}
            onChange={(chosen) => onChange({ ...value, keys: chosen })}
          />
        </label>
      )}
    </div>
  );
}

/** Whether the options are complete. */
export function isReady({ mapping, mode, keys }: ImportOptions): boolean {
  return mapping.some((code) => code !== null) && (mode === importModes.append || keys.length > 0);
}
