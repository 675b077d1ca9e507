import { Button } from 'antd';
import { useRef, useState } from 'react';
import { createPerson } from '@inkstone/api';
import { StickyBar } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../../platform/page/UnsavedGuard.tsx';
import { useNavigate } from '../../../platform/router/index.ts';
import type { NamedUnit } from '../fields/named-unit.ts';
import { RefusedRest } from '../RefusedRest.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { draftIssues, emptyDraft, newPersonOf } from './person-draft.ts';
import { PersonFieldSections, sectionFields } from './PersonFieldSections.tsx';
import { peopleTexts } from './people.locale.ts';

/** Creates a person, and then opens their page. */
export function NewPersonForm({ department }: { readonly department: NamedUnit | null }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [initial] = useState(() => emptyDraft(department, locale));
  const [draft, setDraft] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const isCreated = useRef(false);
  const create = useOrganizationChange(createPerson, ({ id }) => {
    isCreated.current = true;
    navigate(`/admin/organization/people/${id}`, { replace: true });
  });
  const issues = draftIssues(draft);

  function handleSave(): void {
    setIsChecked(true);
    if (Object.keys(issues).length === 0) create.mutate(newPersonOf(draft));
  }

  return (
    <>
      <UnsavedGuard isUnsaved={() => !isCreated.current && JSON.stringify(draft) !== JSON.stringify(initial)} />
      <PersonFieldSections
        draft={draft}
        sources={{}}
        personId={null}
        issues={isChecked ? issues : {}}
        failure={create.error}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <StickyBar label={t('actions')}>
        <Button type="primary" loading={create.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
        <RefusedRest failure={create.error} fields={sectionFields} />
      </StickyBar>
    </>
  );
}
