import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { controlPalette } from '@inkstone/controls/palette';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { isControlType } from '../control-kinds.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { outlineLines } from './outline-lines.ts';
import styles from './outline.module.css';

/** The form as a tree of names, to find a control in a long form. */
export function Outline() {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { content, chosen, choose } = useFormDesigner();
  const [sought, setSought] = useState('');
  const tree = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => outlineLines(content, locale), [content, locale]);
  const wanted = sought.trim().toLowerCase();
  const found = lines.filter(({ key, name, type }) =>
    [key, name, typeName(type, locale)].some((text) => text.toLowerCase().includes(wanted)),
  );
  const reached = found.find(({ key }) => chosen[0] === key)?.key ?? found[0]?.key;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = found.findIndex(({ key }) => key === reached);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[event.key];
    const line = next === undefined ? undefined : found[next];
    if (!line) return;
    event.preventDefault();
    choose([line.key]);
    tree.current?.querySelector<HTMLElement>(`[data-line="${line.key}"]`)?.focus();
  };
  return (
    <section className={styles.outline} aria-label={t('outline')}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('searchOutline')}
        placeholder={t('searchOutline')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 ? (
        <p className="ink-muted ink-small">{t(lines.length === 0 ? 'emptyForm' : 'noControls')}</p>
      ) : (
        <div ref={tree} role="tree" aria-label={t('outline')} onKeyDown={onKeyDown}>
          {found.map(({ key, name, type, level }) => {
            const Icon = isControlType(type) ? controlPalette[type].icon : null;
            return (
              <div
                key={key}
                role="treeitem"
                className={styles.line}
                style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
                data-line={key}
                aria-level={level}
                aria-selected={chosen.includes(key)}
                tabIndex={key === reached ? 0 : -1}
                onClick={() => choose([key])}
              >
                {Icon ? <Icon /> : null}
                <span>{name}</span>
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}

const typeName = (type: string, locale: 'zh' | 'en'): string => (isControlType(type) ? controlPalette[type].name[locale] : type);
