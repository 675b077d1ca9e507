import { useEffect, useRef, type KeyboardEvent } from 'react';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { kindGroups } from '../activity-kinds.ts';
import { readClipboard } from '../clipboard.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { kindIcons } from './kind-icons.tsx';
import styles from './canvas.module.css';

/** What may stand at a place: activities, blocks, what was copied; and for the end of a branch, where else it may lead. */
export function AddMenu({ slot }: { readonly slot: readonly string[] }) {
  const t = useTexts(workflowTexts);
  const kinds = useTexts(workflowsTexts);
  const { flow, insert, paste, lead, nameOf, setOpenSlot } = useWorkflowDesigner();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const [route] = slot;
  const target = flow.content.routes.get(route!)!.to;
  // Where another way leads to what follows, this one may end or lead elsewhere.
  const mayLeave = slot.length === 1 && (flow.content.routesTo.get(target) ?? []).length > 1;
  const targets = [...flow.content.activities.values()].filter(({ kind, code }) => kind !== 'start' && code !== target);
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('addHere')}
      className={`${styles.menu} nowheel`}
      onKeyDown={(event) => walk(event, () => setOpenSlot(null))}
    >
      {kindGroups.map(({ group, kinds: offered }) => (
        <div key={group} role="group" aria-label={t(group)} className={styles.menuGroup}>
          <span className={styles.menuTitle} aria-hidden="true">
            {t(group)}
          </span>
          {offered.map((kind) => {
            const Icon = kindIcons[kind];
            return (
              <button key={kind} type="button" role="menuitem" onClick={() => void insert(slot, kind)}>
                <Icon aria-hidden="true" className={styles.icon ?? ''} /> {kinds(kind)}
              </button>
            );
          })}
        </div>
      ))}
      <div role="group" aria-label={t('ending')} className={styles.menuGroup}>
        {mayLeave ? (
          <button type="button" role="menuitem" onClick={() => void insert(slot, 'end')}>
            <kindIcons.end aria-hidden="true" className={styles.icon ?? ''} /> {kinds('end')}
          </button>
        ) : null}
        {readClipboard() ? (
          <button type="button" role="menuitem" onClick={() => paste(slot)}>
            {t('paste')}
          </button>
        ) : null}
      </div>
      {mayLeave ? (
        <CodeSelect
          label={t('goTo')}
          value=""
          isFixed={false}
          empty={`${t('goTo')}…`}
          options={targets.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          onChange={(to) => to !== undefined && lead(route!, to)}
        />
      ) : null}
    </div>
  );
}

/** The arrow keys walk through the menu; Escape closes it. */
function walk(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  event.stopPropagation();
  if (event.key === 'Escape') close();
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by === undefined || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  items.at((items.indexOf(document.activeElement as HTMLElement) + by) % items.length)?.focus();
}
