import { useState } from 'react';
import { documentedFunctions, printReference, type DocumentedFunction } from '@inkstone/formula';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { FormulaField } from '../formula-field.ts';
import { formulaTexts, typeTexts } from '../formula.locale.ts';
import styles from '../formula.module.css';

interface FormulaHelpProps {
  readonly fields: readonly FormulaField[];
  /** Inserts a text where the cursor stands. */
  readonly onInsert: (text: string) => void;
}

/** The fields and functions that a formula may use, with what the functions do and examples. */
export function FormulaHelp({ fields, onInsert }: FormulaHelpProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const isWanted = (texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(wanted));
  const shownFields = fields.filter(({ code, name }) => isWanted([code, name[locale]]));
  const shownFunctions = documentedFunctions.filter(({ name, description }) => isWanted([name, description[locale]]));
  return (
    <aside className={styles.help} aria-label={t('help')}>
      <input
        type="search"
        className={styles.select}
        aria-label={t('findHelp')}
        placeholder={t('findHelp')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {shownFields.length + shownFunctions.length === 0 ? <p className={styles.note}>{t('noHelp')}</p> : null}
      {shownFields.length > 0 ? <h3>{t('fields')}</h3> : null}
      <ul className={styles.found}>
        {shownFields.map(({ code, name, type }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.insert}
              title={t('insertField', { name: name[locale] || code })}
              onClick={() => onInsert(printReference(code))}
            >
              {name[locale]} <code>{code}</code> <small className={styles.note}>{typeTexts[type][locale]}</small>
            </button>
          </li>
        ))}
      </ul>
      {shownFunctions.length > 0 ? <h3>{t('functions')}</h3> : null}
      <ul className={styles.found}>
        {shownFunctions.map((declared) => (
          <li key={declared.name}>
            <FunctionEntry declared={declared} onInsert={onInsert} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface FunctionEntryProps {
  readonly declared: DocumentedFunction;
  readonly onInsert: (text: string) => void;
}

function FunctionEntry({ declared, onInsert }: FunctionEntryProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const { name, parameters, description, examples } = declared;
  const named = parameters.map(({ label, optional, repeated }) => `${label[locale]}${optional ? '?' : ''}${repeated ? '…' : ''}`);
  return (
    <>
      <button type="button" className={styles.insert} title={t('insertFunction', { name })} onClick={() => onInsert(`${name}(`)}>
        <strong>{name}</strong> <code>({named.join(', ')})</code>
      </button>
      <details>
        <summary className={styles.note}>{description[locale]}</summary>
        <ul className={styles.examples} aria-label={t('aboutFunction', { name })}>
          {examples.map(({ formula, result }) => (
            <li key={formula}>
              {formula} → {typeof result === 'string' ? result : JSON.stringify(result)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
