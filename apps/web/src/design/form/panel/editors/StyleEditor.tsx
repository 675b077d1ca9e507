import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import type { EditorProps } from './editor.ts';
import { readStyle, writeStyle, type StyleProperty } from './style-parts.ts';
import { styleTexts } from './style.locale.ts';
import styles from '../panel.module.css';

const sizes = ['12px', '14px', '16px', '18px', '20px', '24px', '28px'];
const swatches = ['#a33b2e', '#b7791f', '#2f6b4f', '#274b6d', '#5b4a8a', '#6b6b6b'];

/** How a title looks: size, colours, bold, italic, underline. Other declarations of a package stay. */
export function StyleEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(styleTexts);
  const locale = useLocale();
  const parts = readStyle(typeof value === 'string' ? value : '');
  const set = (property: StyleProperty, next: string | undefined) => onChange(writeStyle({ ...parts, [property]: next }) || undefined);
  const flag = (property: StyleProperty, on: string, text: 'bold' | 'italic' | 'underline') => (
    <label key={property}>
      <input
        type="checkbox"
        checked={parts[property] === on}
        disabled={isFixed}
        onChange={(event) => set(property, event.target.checked ? on : undefined)}
      />
      {t(text)}
    </label>
  );
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        id={id}
        label={labelled(label, t('size'), locale)}
        value={parts['font-size'] ?? ''}
        isFixed={isFixed}
        empty={t('usualSize')}
        options={sizes.map((size) => ({ value: size, label: size.replace('px', '') }))}
        onChange={(size) => set('font-size', size)}
      />
      <span className={styles.flags}>
        {flag('font-weight', 'bold', 'bold')}
        {flag('font-style', 'italic', 'italic')}
        {flag('text-decoration', 'underline', 'underline')}
      </span>
      {(['color', 'background-color'] as const).map((property) => (
        <span key={property} className={styles.line}>
          <span className={styles.label}>{t(property)}</span>
          <span className={styles.flags}>
            <input
              type="color"
              aria-label={labelled(label, t(property), locale)}
              list={`${id}-swatches`}
              value={/^#[\da-f]{6}$/i.test(parts[property] ?? '') ? parts[property] : '#000000'}
              data-unset={parts[property] === undefined || undefined}
              disabled={isFixed}
              onChange={(event) => set(property, event.target.value)}
            />
            {parts[property] === undefined ? (
              <span>{t('usualColour')}</span>
            ) : (
              <button type="button" className={styles.link} disabled={isFixed} onClick={() => set(property, undefined)}>
                {t('noColour')}
              </button>
            )}
          </span>
        </span>
      ))}
      <datalist id={`${id}-swatches`}>
        {swatches.map((swatch) => (
          <option key={swatch} value={swatch} />
        ))}
      </datalist>
    </div>
  );
}
