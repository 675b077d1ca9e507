import { joinNamed, unitTypes } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { ReferenceInput } from '../../runtime/conditions/ReferenceInput.tsx';
import { useUnitNames } from '../formula/units/use-unit-names.ts';

interface PeopleInputProps {
  readonly label: string;
  /** Ids or accounts of people. */
  readonly people: readonly string[];
  readonly isFixed: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses people by name; those that are named by an account stay so. */
export function PeopleInput(props: PeopleInputProps) {
  const names = useUnitNames(props.people);
  return <NamedPeopleInput {...props} nameOf={(id) => names.get(id)?.name ?? id} />;
}

/** The same where their names are known. */
export function NamedPeopleInput({
  label,
  people,
  isFixed,
  nameOf,
  onChange,
}: PeopleInputProps & { readonly nameOf: (id: string) => string }) {
  const locale = useLocale();
  const shown = people.map((id) => ({ id, name: nameOf(id), unitType: unitTypes.user }));
  if (isFixed) return <span>{joinNamed(shown, locale)}</span>;
  return (
    <ReferenceInput
      field={{ kind: 'person', options: {} }}
      isMany
      label={label}
      offersSelf={false}
      value={shown}
      onChange={(next) => onChange(Array.isArray(next) ? next.map(idOf) : [])}
    />
  );
}

const idOf = (unit: unknown): string => (typeof unit === 'object' && unit !== null && 'id' in unit ? String(unit.id) : String(unit));
