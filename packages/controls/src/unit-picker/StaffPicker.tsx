import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { limits, unitTypes, type Unit } from '@inkstone/schema';
import { localizedOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useFormUiServices, type FoundPerson } from '../ui-services.ts';
import { useFound } from '../use-found.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { FoundNothing } from './FoundNothing.tsx';
import { StaffDialog } from './StaffDialog.tsx';
import { unitPickerText } from './unit-picker.locale.ts';
import { pickedUnits, valueOfPicked } from './picked-units.ts';
import styles from './unit-picker.module.css';

interface StaffPickerProps extends FaceProps {
  readonly isMulti: boolean;
  readonly placeholder: string;
}

/** People by name, searched as one types; or by department, in a dialog. */
export function StaffPicker({ field, form, locale, onBlur, compact = false, isMulti, placeholder }: StaffPickerProps) {
  const picked = pickedUnits(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const services = useFormUiServices();
  const [isOpen, setOpen] = useState(false);
  const [isBrowsing, setBrowsing] = useState(false);
  const [query, setQuery] = useState('');
  const ask = useCallback(async (signal: AbortSignal) => (await services?.searchUsers(query, { signal }))?.items ?? [], [services, query]);
  const found = useFound<readonly FoundPerson[]>(isOpen ? ask : null, query === '' ? 0 : limits.remoteDelayMs);
  const people = useMemo(() => new Map([...(found.value ?? []), ...picked].map((unit) => [unit.id, unit])), [found.value, picked]);

  const change = (units: readonly Unit[]): void => form.set(field.path, valueOfPicked(units, isMulti));
  const byIds = (ids: readonly string[]): readonly Unit[] => ids.flatMap((id) => unitOf(people.get(id)));

  return (
    <div className={styles.picker}>
      <Select<string | string[]>
        {...attributes}
        variant={compact ? 'borderless' : 'outlined'}
        className={styles.select ?? ''}
        {...(isMulti ? { mode: 'multiple' as const } : {})}
        value={isMulti ? picked.map(({ id }) => id) : (picked[0]?.id ?? null)}
        allowClear
        placeholder={localizedOption(options, 'placeholder', locale) ?? placeholder}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        options={(isOpen ? [...people.values()] : picked).map((person) => ({ value: person.id, label: person.name, person }))}
        optionRender={({ data }) => <PersonLine person={data.person as FoundPerson} />}
        notFoundContent={<FoundNothing found={found} locale={locale} />}
        onOpenChange={setOpen}
        onChange={(chosen) => change(byIds(Array.isArray(chosen) ? chosen : chosen ? [chosen] : []))}
        onBlur={onBlur}
      />
      <Button
        type={compact ? 'text' : 'default'}
        icon={<ApartmentOutlined aria-hidden />}
        aria-label={`${field.label(locale)}：${unitPickerText.browse[locale]}`}
        disabled={attributes.disabled === true}
        onClick={() => setBrowsing(true)}
      />
      {isBrowsing ? (
        <StaffDialog
          title={field.label(locale)}
          locale={locale}
          isMulti={isMulti}
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

function PersonLine({ person }: { readonly person: FoundPerson }) {
  return (
    <span className={styles.person}>
      {person.name}
      {person.departmentName ? <span className={styles.department}>{person.departmentName}</span> : null}
    </span>
  );
}

/** Only what a value keeps of a person. */
function unitOf(person: Unit | undefined): readonly Unit[] {
  return person ? [{ id: person.id, name: person.name, unitType: unitTypes.user }] : [];
}
