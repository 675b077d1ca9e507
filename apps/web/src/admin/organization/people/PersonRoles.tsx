import { nameSeparator } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../platform/router/index.ts';
import { SettingsSection } from '../../settings/SettingsSection.tsx';
import type { NamedUnit } from '../fields/named-unit.ts';
import type { PersonDetails } from '../organization-queries.ts';
import { peopleTexts } from './people.locale.ts';
import styles from '../organization.module.css';

/** What somebody is in the organisation by roles, departments and people. */
export function PersonRoles({ person }: { readonly person: PersonDetails }) {
  const t = useTexts(peopleTexts);
  return (
    <SettingsSection title={t('rolesAndManagement')}>
      <dl className={styles.facts}>
        <Links label={t('roles')} units={person.roles} addressOf={(id) => `/admin/organization/roles/${id}`} />
        <Links label={t('manages')} units={person.managedDepartments} addressOf={(id) => `/admin/organization?department=${id}`} />
        <Links label={t('reports')} units={person.directReports} addressOf={(id) => `/admin/organization/people/${id}`} />
      </dl>
    </SettingsSection>
  );
}

interface LinksProps {
  readonly label: string;
  readonly units: readonly NamedUnit[];
  readonly addressOf: (id: string) => string;
}

function Links({ label, units, addressOf }: LinksProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {units.length === 0 ? t('none') : null}
        {units.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 ? nameSeparator(locale) : null}
            <Link to={addressOf(id)}>{name}</Link>
          </span>
        ))}
      </dd>
    </>
  );
}
