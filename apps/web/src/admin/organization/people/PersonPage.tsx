import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { localizedName } from '@inkstone/schema';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Page } from '../../../platform/page/Page.tsx';
import { useClient } from '../../../platform/platform.ts';
import { Link, useParams, useSearchParams } from '../../../platform/router/index.ts';
import { departmentsQuery, personQuery } from '../organization-queries.ts';
import { organizationTexts } from '../organization.locale.ts';
import { PersonAccount } from '../../accounts/PersonAccount.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonPicture } from './PersonPicture.tsx';
import { PersonRoles } from './PersonRoles.tsx';
import { PersonState } from './PersonState.tsx';
import { peopleTexts } from './people.locale.ts';
import styles from './person.module.css';

/** All fields of a person for administrators; `new` in the address is somebody new. */
export function PersonPage() {
  const { person = '' } = useParams();
  return person === 'new' ? <NewPerson /> : <ExistingPerson key={person} id={person} />;
}

function NewPerson() {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const [parameters] = useSearchParams();
  const departmentId = parameters.get('department');
  const departments = useQuery(departmentsQuery(useClient()));
  const department = departments.data?.find(({ id, isClosed }) => id === departmentId && !isClosed);
  return (
    <Page title={t('newPerson')}>
      <Back departmentId={departmentId} />
      {departments.isError ? <QueryFailure failure={departments.error} onRetry={() => void departments.refetch()} /> : null}
      {departments.isPending ? <LoadingState shape="fields" label={t('loading')} /> : null}
      {departments.data ? (
        <NewPersonForm department={department ? { id: department.id, name: localizedName(department, locale) } : null} />
      ) : null}
    </Page>
  );
}

function ExistingPerson({ id }: { readonly id: string }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const query = useQuery(personQuery(useClient(), id));
  const person = query.data;
  return (
    <Page title={person ? localizedName(person, locale) : t('people')} actions={person ? <PersonActions person={person} /> : null}>
      <Back departmentId={person?.departments[0]?.id ?? null} />
      {query.isError && !person ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="fields" label={t('loading')} /> : null}
      {person ? (
        <>
          <p className={styles.state}>
            <PersonState person={person} />
          </p>
          <PersonPicture personId={person.id} name={localizedName(person, locale)} />
          <PersonForm person={person} />
          <PersonAccount personId={person.id} />
          <PersonRoles person={person} />
        </>
      ) : null}
    </Page>
  );
}

function Back({ departmentId }: { readonly departmentId: string | null }) {
  const t = useTexts(organizationTexts);
  return (
    <p className={styles.back}>
      <Link to={departmentId === null ? '/admin/organization' : `/admin/organization?department=${departmentId}`}>{t('back')}</Link>
    </p>
  );
}
