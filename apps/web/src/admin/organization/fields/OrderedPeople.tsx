import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import type { NamedUnit } from './named-unit.ts';
import { OrderedUnits } from './OrderedUnits.tsx';
import { PersonField } from './PersonField.tsx';

interface OrderedPeopleProps {
  readonly label: string;
  readonly addLabel: string;
  readonly people: readonly NamedUnit[];
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (people: readonly NamedUnit[]) => void;
}

/** People in order, such as the managers of a department. */
export function OrderedPeople({ label, addLabel, people, hint = null, issue = null, onChange }: OrderedPeopleProps) {
  const t = useTexts(organizationTexts);
  return (
    <OrderedUnits label={label} units={people} hint={hint} onChange={onChange}>
      <PersonField
        label={addLabel}
        value={null}
        excluded={people.map(({ id }) => id)}
        placeholder={t('searchPerson')}
        issue={issue}
        onChange={(person) => person && onChange([...people, person])}
      />
    </OrderedUnits>
  );
}
