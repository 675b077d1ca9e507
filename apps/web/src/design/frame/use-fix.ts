import { useCallback } from 'react';
import { fixAll, fixOf } from '@inkstone/checks/fix';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { designTexts } from '../design.locale.ts';
import { useRested } from '../fields/use-rested.ts';
import { useDocuments, useWorkingCopy } from '../working-copy/use-working-copy.ts';

/** Fixes issues for which there is one right fix. */
export function useFix() {
  const t = useTexts(designTexts);
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  // Finding fixes takes long where there are many; they follow the edit.
  const { documents, published, rights } = useRested(useDocuments());
  const isOffered = useCallback(
    (issue: CheckedIssue): boolean => rights.design && fixOf(issue, { documents, published }) !== null,
    [documents, published, rights.design],
  );
  return {
    isOffered,
    apply: (issues: readonly CheckedIssue[]): void => {
      const operations = fixAll(issues, copy.state().replica);
      if (operations.length > 0 && copy.edit(operations) === null) announce(t('fixed', { count: issues.length }));
    },
  };
}
