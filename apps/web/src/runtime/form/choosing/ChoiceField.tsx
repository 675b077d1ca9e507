import { Select } from 'antd';
import { useId } from 'react';
import type { ParticipantsChoice, Person } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import { usePeopleSearch } from '../people/use-people-search.ts';
import { choosingTexts } from './choosing.locale.ts';

export interface ChosenOption {
  readonly value: string;
  readonly label: React.ReactNode;
}

interface ChoiceFieldProps {
  readonly choice: ParticipantsChoice;
  readonly value: readonly ChosenOption[];
  readonly onChange: (people: readonly ChosenOption[]) => void;
}

/** Selects the handlers of a coming activity: from a few candidates, or anybody by name. */
export function ChoiceField({ choice, value, onChange }: ChoiceFieldProps) {
  const t = useTexts(choosingTexts);
  const locale = useLocale();
  const id = useId();
  const activity = localizedName({ name: choice.activityName, name_i18n: choice.activityName_i18n }, locale);
  return (
    <div>
      <label htmlFor={id} className={fieldStyles.label}>
        {t('nextHandlers', { activity })}
      </label>
      {choice.people ? (
        <CandidateSelect id={id} people={choice.people} multiple={choice.multiple} value={value} onChange={onChange} />
      ) : (
        <AnyPersonSelect id={id} multiple={choice.multiple} value={value} onChange={onChange} />
      )}
    </div>
  );
}

interface PickerProps extends Pick<ChoiceFieldProps, 'value' | 'onChange'> {
  readonly id: string;
  readonly multiple: boolean;
}

const optionOf = ({ id, name, departmentName }: Person): { value: string; label: string } => ({
  value: id,
  label: [name, departmentName].filter(Boolean).join(' · '),
});

function CandidateSelect({ id, people, multiple, value, onChange }: PickerProps & { readonly people: readonly Person[] }) {
  const t = useTexts(choosingTexts);
  return (
    <Select<ChosenOption | ChosenOption[]>
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      allowClear
      className={fieldStyles.wide ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      value={multiple ? [...value] : (value[0] ?? null)!}
      placeholder={t('choose')}
      notFoundContent={t('nobodyToChoose')}
      options={people.map(optionOf)}
      onChange={(picked) => onChange(listOf(picked))}
    />
  );
}

function AnyPersonSelect({ id, multiple, value, onChange }: PickerProps) {
  const t = useTexts(choosingTexts);
  const failureText = useFailureText();
  const people = usePeopleSearch();
  return (
    <Select<ChosenOption | ChosenOption[]>
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      allowClear
      className={fieldStyles.wide ?? ''}
      showSearch={{ filterOption: false, onSearch: people.search }}
      value={multiple ? [...value] : (value[0] ?? null)!}
      placeholder={t('choose')}
      loading={people.isFetching}
      notFoundContent={people.failure ? failureText(people.failure) : null}
      options={people.options}
      onChange={(picked) => {
        people.search('');
        onChange(listOf(picked));
      }}
    />
  );
}

function listOf(picked: ChosenOption | ChosenOption[] | null | undefined): readonly ChosenOption[] {
  return picked === null || picked === undefined ? [] : [picked].flat();
}
