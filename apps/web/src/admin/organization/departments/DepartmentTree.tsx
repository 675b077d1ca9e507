import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ManagedDepartment } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { departmentsAbove, treeRows, type TreeRow } from '../department-tree.ts';
import { organizationTexts } from '../organization.locale.ts';
import styles from './departments.module.css';

interface DepartmentTreeProps {
  readonly departments: readonly ManagedDepartment[];
  /** Null: everybody is chosen; undefined: nothing. */
  readonly chosenId: string | null | undefined;
  readonly onChoose: (id: string | null) => void;
  /** Moves a department one step among its siblings. */
  readonly onStep: (department: ManagedDepartment, step: -1 | 1) => void;
}

/** With more departments than this, only the top ones show those below at first. */
const expandedAtFirst = 60;

/** The row of everybody, above the departments. */
const everybody = 'everybody';

/**
 * The tree of departments. Arrow keys move, Left and Right collapse and expand, Home and End go to the ends, Enter chooses; Alt with Up or
 * Down moves a department among its siblings.
 */
export function DepartmentTree({ departments, chosenId, onChoose, onStep }: DepartmentTreeProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const tree = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => firstExpanded(departments, chosenId ?? null));
  const rows = treeRows(departments, expanded);
  const [focusedId, setFocusedId] = useState<string>(chosenId ?? everybody);
  const hasFocused = focusedId === everybody || rows.some(({ department }) => department.id === focusedId);
  const tabStop = hasFocused ? focusedId : everybody;
  // A department that moves keeps the focus.
  const focusAfterMove = useRef(false);
  useEffect(() => {
    if (!focusAfterMove.current) return;
    focusAfterMove.current = false;
    focusRow(tabStop);
  });

  function focusRow(id: string): void {
    setFocusedId(id);
    tree.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  }

  function setExpansion(id: string, isExpanded: boolean): void {
    const next = new Set(expanded);
    if (isExpanded) next.add(id);
    else next.delete(id);
    setExpanded(next);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const ids = [everybody, ...rows.map(({ department }) => department.id)];
    const at = ids.indexOf(tabStop);
    const row = rows[at - 1];
    if (event.altKey) {
      if (!row || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      focusAfterMove.current = true;
      onStep(row.department, event.key === 'ArrowUp' ? -1 : 1);
      return event.preventDefault();
    }
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(ids[Math.min(at + 1, ids.length - 1)]!),
      ArrowUp: () => focusRow(ids[Math.max(at - 1, 0)]!),
      Home: () => focusRow(ids[0]!),
      End: () => focusRow(ids.at(-1)!),
      ArrowRight: () => row && handleRight(row, ids[at + 1]),
      ArrowLeft: () => row && handleLeft(row),
      Enter: () => onChoose(row?.department.id ?? null),
      ' ': () => onChoose(row?.department.id ?? null),
    };
    const step = steps[event.key];
    if (!step) return;
    step();
    event.preventDefault();
  }

  function handleRight(row: TreeRow, next: string | undefined): void {
    if (!row.hasChildren) return;
    if (!row.isExpanded) setExpansion(row.department.id, true);
    else if (next) focusRow(next);
  }

  function handleLeft({ department, isExpanded }: TreeRow): void {
    if (isExpanded) setExpansion(department.id, false);
    else if (department.parentId) focusRow(department.parentId);
  }

  function choose(id: string): void {
    setFocusedId(id);
    onChoose(id === everybody ? null : id);
  }

  return (
    <ul ref={tree} role="tree" aria-label={t('departments')} className={styles.tree} onKeyDown={handleKey}>
      <li
        role="treeitem"
        aria-level={1}
        aria-selected={chosenId === null}
        tabIndex={tabStop === everybody ? 0 : -1}
        data-row={everybody}
        className={styles.row}
        onClick={() => choose(everybody)}
      >
        <span className={styles.rowName}>{t('everybody')}</span>
      </li>
      {rows.map(({ department, level, position, siblingCount, hasChildren, isExpanded }) => (
        <li
          key={department.id}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblingCount}
          aria-selected={chosenId === department.id}
          aria-expanded={hasChildren ? isExpanded : undefined}
          aria-label={[
            localizedName(department, locale),
            t('peopleCount', { count: department.peopleCount }),
            department.isClosed ? t('isClosed') : '',
          ]
            .filter(Boolean)
            .join(' ')}
          tabIndex={tabStop === department.id ? 0 : -1}
          data-row={department.id}
          data-closed={department.isClosed || undefined}
          className={styles.row}
          style={{ paddingInlineStart: 8 + 20 * (level - 1) }}
          onClick={() => choose(department.id)}
        >
          <span
            aria-hidden="true"
            className={styles.twist}
            data-twist={hasChildren ? (isExpanded ? 'open' : 'shut') : undefined}
            onClick={(event) => {
              if (!hasChildren) return;
              event.stopPropagation();
              setExpansion(department.id, !isExpanded);
            }}
          />
          <span className={styles.rowName}>{localizedName(department, locale)}</span>
          {department.isClosed ? <span className={styles.mark}>{t('isClosed')}</span> : null}
          <span className={styles.rowCount}>{department.peopleCount}</span>
        </li>
      ))}
    </ul>
  );
}

function firstExpanded(departments: readonly ManagedDepartment[], chosenId: string | null): ReadonlySet<string> {
  const shown = departments.length > expandedAtFirst ? departments.filter(({ parentId }) => parentId === null) : departments;
  const above = chosenId === null ? [] : departmentsAbove(departments, chosenId);
  return new Set([...shown, ...above].map(({ id }) => id));
}
