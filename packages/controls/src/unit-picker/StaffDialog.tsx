import { Checkbox, Modal, Radio, Tree } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { unitTypes, type Locale, type Unit } from '@inkstone/schema';
import { useFormUiServices, type FoundPerson } from '../ui-services.ts';
import { useFound } from '../use-found.ts';
import { departmentNodes } from './department-nodes.ts';
import { FoundNothing } from './FoundNothing.tsx';
import { unitPickerText } from './unit-picker.locale.ts';
import { useDepartments } from './use-departments.ts';
import styles from './unit-picker.module.css';

interface StaffDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly isMulti: boolean;
  readonly picked: readonly Unit[];
  readonly onPicked: (units: readonly Unit[]) => void;
  readonly onClose: () => void;
}

/** The departments on one side, the people of the chosen one on the other. One person closes it, several are confirmed. */
export function StaffDialog({ title, locale, isMulti, picked, onPicked, onClose }: StaffDialogProps) {
  const [department, setDepartment] = useState<string | null>(null);
  const departments = useDepartments(true);
  const treeData = useMemo(() => departmentNodes(departments.value ?? []), [departments.value]);

  function handlePick(person: FoundPerson, isPicked: boolean): void {
    const unit: Unit = { id: person.id, name: person.name, unitType: unitTypes.user };
    if (!isMulti) {
      onPicked([unit]);
      return onClose();
    }
    onPicked(isPicked ? [...picked, unit] : picked.filter(({ id }) => id !== person.id));
  }

  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={onClose}
      onOk={onClose}
      okText={unitPickerText.done[locale]}
      cancelButtonProps={{ style: { display: 'none' } }}
    >
      <div className={styles.sides}>
        <section aria-label={unitPickerText.departments[locale]} className={styles.side}>
          {departments.value?.length ? (
            <Tree
              treeData={treeData}
              defaultExpandedKeys={treeData.map(({ key }) => key)}
              blockNode
              onSelect={(keys) => setDepartment(keys.length > 0 ? String(keys[0]) : null)}
            />
          ) : (
            <FoundNothing found={departments} locale={locale} />
          )}
        </section>
        <section aria-label={unitPickerText.people[locale]} className={styles.side}>
          {department === null ? (
            <p className={styles.note}>{unitPickerText.pickDepartment[locale]}</p>
          ) : (
            <People department={department} locale={locale} isMulti={isMulti} picked={picked} onPick={handlePick} />
          )}
        </section>
      </div>
    </Modal>
  );
}

interface PeopleProps {
  readonly department: string;
  readonly locale: Locale;
  readonly isMulti: boolean;
  readonly picked: readonly Unit[];
  readonly onPick: (person: FoundPerson, isPicked: boolean) => void;
}

function People({ department, locale, isMulti, picked, onPick }: PeopleProps) {
  const services = useFormUiServices();
  const ask = useCallback(
    async (signal: AbortSignal) => (await services?.departmentUsers(department, { signal }))?.items ?? [],
    [services, department],
  );
  const found = useFound<readonly FoundPerson[]>(ask);
  if (found.state !== 'done' || found.value.length === 0) return <FoundNothing found={found} locale={locale} />;
  const ids = new Set(picked.map(({ id }) => id));
  const Choice = isMulti ? Checkbox : Radio;
  return (
    <ul className={styles.people}>
      {found.value.map((person) => (
        <li key={person.id}>
          <Choice checked={ids.has(person.id)} onChange={(event) => onPick(person, event.target.checked)}>
            {person.name}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
