import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Button, Drawer, Input, Modal } from 'antd';
import type { Locale, Unit } from '@inkstone/schema';
import { useState } from 'react';
import { trimText } from '@inkstone/schema';
import { useFormUiServices, type UnitScope } from '../services/ui-services.ts';
import { DepartmentSide } from './DepartmentSide.tsx';
import { PickedUnits } from './PickedUnits.tsx';
import { UnitList } from './UnitList.tsx';
import type { UnitKind } from './unit-kind.ts';
import { unitPickerText } from './unit-picker.locale.ts';
import type { UnitSource } from './unit-rows.ts';
import { useUnitRows } from './use-unit-rows.ts';
import styles from './unit-picker.module.css';

interface UnitDialogProps {
  readonly title: string;
  readonly kind: UnitKind;
  readonly scope: UnitScope;
  readonly locale: Locale;
  readonly isMulti: boolean;
  /** Full screen in one column, for phones. */
  readonly isNarrow: boolean;
  readonly picked: readonly Unit[];
  readonly onPicked: (units: readonly Unit[]) => void;
  readonly onClose: () => void;
}

/** A dialog to pick people and departments. A single choice closes it at once; several are confirmed together. */
export function UnitDialog({ title, kind, scope, locale, isMulti, isNarrow, picked, onPicked, onClose }: UnitDialogProps) {
  const services = useFormUiServices();
  const hasRecent = services?.recentUnits !== undefined;
  const [draft, setDraft] = useState(picked);
  const [query, setQuery] = useState('');
  const [source, setSource] = useState<UnitSource>('all');
  const [breadcrumb, setBreadcrumb] = useState<readonly Unit[]>([]);
  const list = useUnitRows({ kind, scope, source, query: trimText(query), withBranches: isNarrow }, true);

  function confirm(units: readonly Unit[]): void {
    const before = new Set(picked.map(({ id }) => id));
    const added = units.filter(({ id }) => !before.has(id));
    if (added.length > 0) services?.keepPicked?.(added);
    onPicked(units);
    onClose();
  }

  function handleToggle(unit: Unit): void {
    if (!isMulti) return confirm([unit]);
    setDraft((before) => (before.some(({ id }) => id === unit.id) ? before.filter(({ id }) => id !== unit.id) : [...before, unit]));
  }

  function goTo(departments: readonly Unit[]): void {
    const last = departments.at(-1);
    setBreadcrumb(departments);
    setSource(last ? { department: last.id } : 'all');
    setQuery('');
  }

  const search = (
    <Input
      allowClear
      autoFocus={!isNarrow}
      aria-label={unitPickerText.search[kind][locale]}
      placeholder={unitPickerText.search[kind][locale]}
      prefix={<SearchOutlined aria-hidden />}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
    />
  );
  const units = (
    <UnitList
      // Another list starts at the top.
      key={JSON.stringify([source, trimText(query)])}
      label={unitPickerText.offered[kind][locale]}
      list={list}
      locale={locale}
      isMulti={isMulti}
      picked={draft}
      onToggle={handleToggle}
      {...(isNarrow && { onOpen: (unit: Unit) => goTo([...breadcrumb, unit]) })}
    />
  );
  const chosen = isMulti ? <PickedUnits units={draft} locale={locale} onRemove={handleToggle} /> : null;
  const done = (
    <Button type="primary" onClick={() => confirm(draft)}>
      {unitPickerText.done[locale]}
    </Button>
  );

  if (isNarrow) {
    return (
      <Drawer
        open
        placement="bottom"
        size="100%"
        title={title}
        closable={{ 'aria-label': unitPickerText.cancel[locale] }}
        onClose={onClose}
        rootClassName={styles.screen ?? ''}
        footer={
          isMulti ? (
            <div className={styles.bar}>
              {chosen}
              {done}
            </div>
          ) : null
        }
      >
        <div className={styles.column}>
          {search}
          {trimText(query) === '' ? (
            <Breadcrumb
              path={breadcrumb}
              locale={locale}
              source={source}
              hasRecent={hasRecent}
              onPath={goTo}
              onRecent={() => setSource('recent')}
            />
          ) : null}
          {units}
        </div>
      </Drawer>
    );
  }
  return (
    <Modal
      open
      title={title}
      width={760}
      onCancel={onClose}
      footer={
        isMulti ? (
          <>
            <Button onClick={onClose}>{unitPickerText.cancel[locale]}</Button>
            {done}
          </>
        ) : null
      }
    >
      <div className={styles.column}>
        {search}
        <div className={styles.sides}>
          <section aria-label={unitPickerText.departments[locale]} className={styles.side}>
            <DepartmentSide
              scope={scope}
              locale={locale}
              source={source}
              hasRecent={hasRecent}
              onSource={(next) => {
                setSource(next);
                setQuery('');
              }}
            />
          </section>
          <section aria-label={unitPickerText.offered[kind][locale]} className={styles.side}>
            {units}
          </section>
        </div>
        {chosen}
      </div>
    </Modal>
  );
}

interface BreadcrumbProps {
  readonly path: readonly Unit[];
  readonly locale: Locale;
  readonly source: UnitSource;
  readonly hasRecent: boolean;
  readonly onPath: (path: readonly Unit[]) => void;
  readonly onRecent: () => void;
}

/** The breadcrumb of departments, and the recently picked units. */
function Breadcrumb({ path, locale, source, hasRecent, onPath, onRecent }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={unitPickerText.departments[locale]}>
      {path.length > 0 ? (
        <Button
          type="text"
          icon={<LeftOutlined aria-hidden />}
          aria-label={unitPickerText.up[locale]}
          onClick={() => onPath(path.slice(0, -1))}
        />
      ) : null}
      <button type="button" className={styles.crumb} aria-current={source === 'all' || undefined} onClick={() => onPath([])}>
        {unitPickerText.all[locale]}
      </button>
      {hasRecent && path.length === 0 ? (
        <button type="button" className={styles.crumb} aria-current={source === 'recent' || undefined} onClick={onRecent}>
          {unitPickerText.recent[locale]}
        </button>
      ) : null}
      {path.map((unit, index) => (
        <button
          key={unit.id}
          type="button"
          className={styles.crumb}
          aria-current={index === path.length - 1 || undefined}
          onClick={() => onPath(path.slice(0, index + 1))}
        >
          {unit.name}
        </button>
      ))}
    </nav>
  );
}
