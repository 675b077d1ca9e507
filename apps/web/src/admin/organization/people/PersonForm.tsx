import { Button } from 'antd';
import { useState } from 'react';
import { changePerson } from '@inkstone/api';
import { StickyBar } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../../platform/page/UnsavedGuard.tsx';
import type { PersonDetails } from '../organization-queries.ts';
import { TasksAfterChange } from '../departments/TasksAfterChange.tsx';
import { RefusedRest } from '../RefusedRest.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { changesOf, draftIssues, draftOf, type PersonDraft } from './person-draft.ts';
import { PersonFieldSections, sectionFields } from './PersonFieldSections.tsx';
import { peopleTexts } from './people.locale.ts';

/** Changes the fields of a person; what was not touched shows what is stored. */
export function PersonForm({ person }: { readonly person: PersonDetails }) {
  const t = useTexts(peopleTexts);
  // Only what was entered: a change of somebody else then appears in the other fields.
  const [entered, setEntered] = useState<Partial<PersonDraft>>({});
  const [isChecked, setIsChecked] = useState(false);
  // The main department after somebody got other departments or another manager.
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const draft = { ...draftOf(person), ...entered };
  const changes = changesOf(person, draft);
  const change = useOrganizationChange(changePerson, () => {
    if (changes.departmentIds || changes.managerId !== undefined) setMovedTo(draft.departments[0]?.id ?? null);
    setEntered({});
    setIsChecked(false);
  });
  const isUnsaved = Object.keys(changes).length > 0;
  const issues = draftIssues(draft);

  function handleChange(part: Partial<PersonDraft>): void {
    setEntered({ ...entered, ...part });
    if (change.isSuccess) change.reset();
  }

  function handleSave(): void {
    setIsChecked(true);
    if (Object.keys(issues).length === 0 && isUnsaved) change.mutate({ id: person.id, revision: person.revision, ...changes });
  }

  return (
    <>
      <UnsavedGuard isUnsaved={() => isUnsaved} />
      <PersonFieldSections
        draft={draft}
        sources={person.fieldSources}
        personId={person.id}
        issues={isChecked ? issues : {}}
        failure={change.error}
        onChange={handleChange}
      />
      {movedTo === null ? null : <TasksAfterChange departmentId={movedTo} onClose={() => setMovedTo(null)} />}
      <StickyBar label={t('actions')}>
        <Button type="primary" disabled={!isUnsaved} loading={change.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
        <span>{change.isSuccess ? t('saved') : null}</span>
        <RefusedRest failure={change.error} fields={sectionFields} />
      </StickyBar>
    </>
  );
}
