import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import { Button, Select } from 'antd';
import { useState, type UIEvent } from 'react';
import { labelled, nameSeparator, trimText, type Locale, type Unit } from '@inkstone/schema';
import { localizedOption, textOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ListState } from './ListState.tsx';
import { pickedUnits, valueOfPicked } from './picked-units.ts';
import { UnitDialog } from './UnitDialog.tsx';
import type { UnitKind } from './unit-kind.ts';
import { unitPickerText } from './unit-picker.locale.ts';
import type { UnitRow } from './unit-row.ts';
import { useUnitRows } from './use-unit-rows.ts';
import { useAttachedUnits } from './use-attached-units.ui.ts';
import { useUnitScope } from './use-unit-scope.ui.ts';
import styles from './unit-picker.module.css';

export interface UnitPickerProps extends ViewProps {
  readonly kind: UnitKind;
  readonly isMulti: boolean;
  readonly placeholder: string;
}

/** The distance in pixels from the end of the open list at which the next page is loaded. */
const nearEnd = 120;

/** Picks people and departments by searching, and with `selectMode` also in a dialog with the organisation's tree. */
export function UnitPicker({ field, form, locale, onBlur, compact = false, kind, isMulti, placeholder }: UnitPickerProps) {
  const picked = pickedUnits(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const scope = useUnitScope(field, form);
  useAttachedUnits(field, form, scope);
  const services = useFormUiServices();
  const [isOpen, setOpen] = useState(false);
  const [isBrowsing, setBrowsing] = useState(false);
  const [query, setQuery] = useState('');
  const list = useUnitRows({ kind, scope, source: 'all', query: trimText(query), withBranches: false }, isOpen);
  const rows = new Map([...list.rows.filter(({ pickable }) => pickable), ...picked.map(rowOfPicked)].map((row) => [row.unit.id, row]));
  const asText = textOption(options, 'displayType') === 'text';

  function handleChange(chosen: string | readonly string[] | null | undefined): void {
    const ids = Array.isArray(chosen) ? (chosen as readonly string[]) : typeof chosen === 'string' ? [chosen] : [];
    const units = ids.flatMap((id) => rows.get(id)?.unit ?? []);
    const before = new Set(picked.map(({ id }) => id));
    const added = units.filter(({ id }) => !before.has(id));
    if (added.length > 0) services?.keepPicked?.(added);
    change(units);
  }

  const change = (units: readonly Unit[]): void => form.set(field.path, valueOfPicked(units, isMulti));
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>): void => {
    if (scrollTop + clientHeight > scrollHeight - nearEnd) list.more?.();
  };

  return (
    <div className={styles.picker}>
      <Select<string | string[]>
        {...attributes}
        variant={compact ? 'borderless' : 'outlined'}
        className={styles.select ?? ''}
        {...(isMulti ? { mode: 'multiple' as const } : {})}
        {...(isMulti && asText
          ? { tagRender: ({ label, value }) => <PickedName label={label} isLast={value === picked.at(-1)?.id} locale={locale} /> }
          : {})}
        value={isMulti ? picked.map(({ id }) => id) : (picked[0]?.id ?? null)}
        allowClear
        placeholder={compact ? '' : (localizedOption(options, 'placeholder', locale) ?? placeholder)}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        options={(isOpen ? [...rows.values()] : picked.map(rowOfPicked)).map((row) => ({ value: row.unit.id, label: row.unit.name, row }))}
        optionRender={({ data }) => <UnitLine row={data['row'] as UnitRow} />}
        notFoundContent={<ListState found={list.found} locale={locale} />}
        onPopupScroll={handleScroll}
        onOpenChange={setOpen}
        onChange={handleChange}
        onBlur={onBlur}
      />
      {textOption(options, 'selectMode') === 'dropdown' ? null : (
        <Button
          type={compact ? 'text' : 'default'}
          icon={<ApartmentOutlined aria-hidden />}
          aria-label={labelled(field.label(locale), unitPickerText.browse[locale], locale)}
          disabled={attributes.disabled === true}
          onClick={() => setBrowsing(true)}
        />
      )}
      {isBrowsing ? (
        <UnitDialog
          title={field.label(locale)}
          kind={kind}
          scope={scope}
          locale={locale}
          isMulti={isMulti}
          isNarrow={false}
          picked={picked}
          onPicked={change}
          onClose={() => {
            setBrowsing(false);
            onBlur();
          }}
        />
      ) : null}
    </div>
  );
}

/** Picked units have a name before any list is loaded. */
function rowOfPicked(unit: Unit): UnitRow {
  const { id, name, unitType } = unit;
  return { unit: { id, name, unitType }, note: '', pickable: true, opens: false };
}

function UnitLine({ row }: { readonly row: UnitRow }) {
  return (
    <span className={styles.person}>
      {row.unit.name}
      {row.note === '' ? null : <span className={styles.department}>{row.note}</span>}
    </span>
  );
}

interface PickedNameProps {
  readonly label?: React.ReactNode;
  readonly isLast: boolean;
  readonly locale: Locale;
}

/** One of several names as plain text. */
function PickedName({ label, isLast, locale }: PickedNameProps) {
  const between = nameSeparator(locale);
  return (
    <span className={styles.text}>
      {label}
      {isLast ? null : between}
    </span>
  );
}
