import type { SheetColumn } from '@inkstone/form-engine';
import { fillText, type Locale } from '@inkstone/schema';
import { Select } from 'antd';
import styles from './import.module.css';
import { fileText } from './sheet-file.locale.ts';
import type { FileCell } from './workbook.ts';

interface ImportMappingProps {
  readonly head: readonly FileCell[];
  readonly mapping: readonly (string | null)[];
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly onChange: (mapping: readonly (string | null)[]) => void;
}

/** Maps the columns of the file to columns of the sheet; a column chosen again is removed from its former position. */
export function ImportMapping({ head, mapping, columns, locale, onChange }: ImportMappingProps) {
  const options = [
    { value: '', label: fileText.skipped[locale] },
    ...columns.map((column) => ({ value: column.key, label: column.label(locale) })),
  ];
  const change = (position: number, key: string) =>
    onChange(mapping.map((each, index) => (index === position ? key || null : each === key ? null : each)));
  return (
    <fieldset className={styles.mapping}>
      <legend>{fileText.mapping[locale]}</legend>
      {head.map((cell, index) => {
        const name = cell === null || cell === '' ? fillText(fileText.unnamed[locale], { number: index + 1 }) : String(cell);
        return (
          <label key={`${index}-${name}`}>
            <span>{name}</span>
            <Select size="small" value={mapping[index] ?? ''} aria-label={name} options={options} onChange={(key) => change(index, key)} />
          </label>
        );
      })}
    </fieldset>
  );
}
