import { Checkbox } from 'antd';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../../settings/SettingsSection.tsx';
import { DayInputField } from '../fields/DayInputField.tsx';
import { OrderedDepartments } from '../fields/OrderedDepartments.tsx';
import { PersonField } from '../fields/PersonField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { refusedFields } from '../refused-fields.ts';
import { LanguageField } from './LanguageField.tsx';
import type { DraftIssue, PersonDraft, PersonFields } from './person-draft.ts';
import { peopleTexts } from './people.locale.ts';
import styles from './person.module.css';

type Property = keyof PersonFields;

interface PersonFieldSectionsProps {
  readonly draft: PersonDraft;
  /** The sources that own fields, by property: these fields cannot be changed here. */
  readonly sources: Readonly<Record<string, string>>;
  /** Null: somebody new. */
  readonly personId: string | null;
  readonly issues: Readonly<Partial<Record<Property, DraftIssue>>>;
  /** Why the last attempt to save was refused. */
  readonly failure: unknown;
  readonly onChange: (part: Partial<PersonDraft>) => void;
}

/** The properties whose issues stand at their fields. */
export const sectionFields: readonly Property[] = [
  'name',
  'name_i18n',
  'account',
  'employeeNumber',
  'email',
  'phone',
  'locale',
  'title',
  'departmentIds',
  'managerId',
  'enteredOn',
  'isAdmin',
  'isAppAdmin',
];

/** All fields of a person, each with its issue, and with its source if it belongs to one. */
export function PersonFieldSections({ draft, sources, personId, issues, failure, onChange }: PersonFieldSectionsProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const refused = refusedFields(failure, locale);
  const field = (property: Property, hint: string | null = null) => {
    const source = sources[property];
    const issue = issues[property];
    return {
      isReadOnly: source !== undefined,
      hint: source === undefined ? hint : t('ownedBy', { source }),
      issue: issue ? t(issue) : refused.of(property),
    };
  };
  const departments = field('departmentIds', t('departmentsHint'));
  return (
    <>
      <SettingsSection title={t('basics')}>
        <div className={styles.grid}>
          <TextField
            {...field('name')}
            label={t('name')}
            isRequired
            isFirst={personId === null}
            maxLength={100}
            value={draft.name}
            onChange={(name) => onChange({ name })}
          />
          <TextField
            {...field('name_i18n')}
            label={t('english')}
            maxLength={100}
            value={draft.english}
            onChange={(english) => onChange({ english })}
          />
          <TextField
            {...field('account', t('accountHint'))}
            label={t('account')}
            isRequired
            maxLength={64}
            value={draft.account}
            onChange={(account) => onChange({ account })}
          />
          <TextField
            {...field('employeeNumber')}
            label={t('employeeNumber')}
            maxLength={64}
            value={draft.employeeNumber}
            onChange={(employeeNumber) => onChange({ employeeNumber })}
          />
          <TextField
            {...field('email')}
            label={t('email')}
            type="email"
            maxLength={254}
            value={draft.email}
            onChange={(email) => onChange({ email })}
          />
          <TextField
            {...field('phone')}
            label={t('phone')}
            type="tel"
            maxLength={40}
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
          <TextField
            {...field('title')}
            label={t('position')}
            maxLength={100}
            value={draft.title}
            onChange={(title) => onChange({ title })}
          />
          <TextField
            {...field('title')}
            label={t('positionEnglish')}
            maxLength={100}
            value={draft.titleEnglish}
            onChange={(titleEnglish) => onChange({ titleEnglish })}
          />
          <LanguageField {...field('locale')} value={draft.locale} onChange={(locale) => onChange({ locale })} />
          <DayInputField
            {...field('enteredOn')}
            label={t('enteredOn')}
            value={draft.enteredOn}
            onChange={(enteredOn) => onChange({ enteredOn })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={t('place')}>
        <div className={styles.column}>
          <OrderedDepartments
            {...departments}
            label={t('departments')}
            hasMain
            departments={draft.departments}
            onChange={(next) => onChange({ departments: next })}
          />
          <PersonField
            {...field('managerId', t('managerHint'))}
            label={t('manager')}
            value={draft.manager}
            excluded={personId === null ? [] : [personId]}
            placeholder={t('noManager')}
            onChange={(manager) => onChange({ manager })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={t('rights')}>
        <div className={styles.column}>
          {(['isAdmin', 'isAppAdmin'] as const).map((property) => {
            const { isReadOnly, hint, issue } = field(property);
            return (
              <div key={property}>
                <Checkbox
                  checked={draft[property]}
                  disabled={isReadOnly}
                  onChange={({ target }) => onChange({ [property]: target.checked })}
                >
                  {t(property)}
                </Checkbox>
                {hint ? <p className="ink-muted ink-small">{hint}</p> : null}
                <p role="alert" className={styles.issue}>
                  {issue}
                </p>
              </div>
            );
          })}
        </div>
      </SettingsSection>
    </>
  );
}
