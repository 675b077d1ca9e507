import { Checkbox } from 'antd';
import type { ManagedPerson } from '@inkstone/api';
import { joinNamed, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../platform/router/index.ts';
import { peopleTexts } from './people.locale.ts';
import { PersonState } from './PersonState.tsx';
import styles from './people.module.css';

interface PersonRowProps {
  readonly person: ManagedPerson;
  readonly isChosen: boolean;
  readonly onChoice: (isChosen: boolean) => void;
}

/** One person of the list; the name leads to all fields. */
export function PersonRow({ person, isChosen, onChoice }: PersonRowProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const name = localizedName(person, locale);
  return (
    <li className={styles.person} data-inactive={!person.active || undefined}>
      <Checkbox checked={isChosen} aria-label={t('choose', { name })} onChange={({ target }) => onChoice(target.checked)} />
      <div className={styles.words}>
        <p>
          <Link to={`/admin/organization/people/${person.id}`}>{name}</Link> <span>{person.title?.[locale]}</span>
          <PersonState person={person} />
        </p>
        <p className="ink-muted ink-small">{joinNamed(person.departments, locale)}</p>
      </div>
      <p className={styles.contact}>{[person.account, person.employeeNumber, person.email].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
