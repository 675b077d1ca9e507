import { useEffect, useRef, useState, type ComponentType } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { controlPalette, type PaletteGroup } from '@inkstone/controls/palette';
import { localizedName, type NameI18n } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { offeredTypes } from '../control-kinds.ts';
import { draggedItem, draggedType } from '../dragged.ts';
import { controlFor, unplacedItems } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import styles from './palette.module.css';

const groups: readonly PaletteGroup[] = ['basic', 'system', 'layout', 'advanced'];

/** The controls that can be added, and the data items that have none yet. */
export function Palette() {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, content, add, addItem } = useFormDesigner();
  const { replica } = useWorkingCopyState();
  const [sought, setSought] = useState('');
  const matches = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(sought.trim().toLowerCase()));
  const types = offeredTypes(content).filter((type) => matches(controlPalette[type].name.zh, controlPalette[type].name.en, type));
  const items = unplacedItems(replica.documents, form).filter(({ code, name }) => matches(textOf(code), textOf(name)));
  return (
    <section className={styles.palette} aria-label={t('palette')}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('searchControls')}
        placeholder={t('searchControls')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {items.length > 0 ? (
        <PaletteGroupList title={t('unplaced')}>
          {items.map((item) => {
            const code = textOf(item['code']);
            const name = localizedName({ name: textOf(item['name'] ?? code), name_i18n: (item['name_i18n'] ?? {}) as NameI18n }, locale);
            return (
              <PaletteButton
                key={code}
                name={name}
                icon={controlPalette[controlFor(textOf(item['type']))].icon}
                data={draggedItem(code)}
                onAdd={() => addItem(code)}
              />
            );
          })}
        </PaletteGroupList>
      ) : null}
      {groups.map((group) => {
        const offered = types.filter((type) => controlPalette[type].group === group);
        return offered.length === 0 ? null : (
          <PaletteGroupList key={group} title={t(group)}>
            {offered.map((type) => (
              <PaletteButton
                key={type}
                name={controlPalette[type].name[locale]}
                icon={controlPalette[type].icon}
                data={draggedType(type)}
                onAdd={() => void add(type)}
              />
            ))}
          </PaletteGroupList>
        );
      })}
      {types.length + items.length === 0 ? <p className="ink-muted ink-small">{t('noControls')}</p> : null}
    </section>
  );
}

function PaletteGroupList({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

interface PaletteButtonProps {
  readonly name: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly data: Record<string, unknown>;
  readonly onAdd: () => void;
}

/** Adds by a click or Enter, or is dragged onto the canvas. */
function PaletteButton({ name, icon: Icon, data, onAdd }: PaletteButtonProps) {
  const t = useTexts(formTexts);
  const { canEdit } = useFormDesigner();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  });
  useEffect(() => {
    if (!button.current || !canEdit) return undefined;
    return draggable({ element: button.current, getInitialData: () => latest.current });
  }, [canEdit]);
  return (
    <li>
      <button ref={button} type="button" disabled={!canEdit} aria-label={t('addControl', { name })} title={name} onClick={onAdd}>
        <Icon />
        <span>{name}</span>
      </button>
    </li>
  );
}
