import { useCallback } from 'react';
import { mendAll, mendOf } from '@inkstone/checks/mend';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { designTexts } from '../design.locale.ts';
import { useRested } from '../fields/use-rested.ts';
import { useDocuments, useWorkingCopy } from '../working-copy/use-working-copy.ts';

/** Mends issues for which there is one right mend. */
export function useMend() {
  const t = useTexts(designTexts);
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  // Finding mends takes long where there are many; they follow the edit.
  const { documents, published, rights } = useRested(useDocuments());
  const isOffered = useCallback(
    (issue: CheckedIssue): boolean => rights.design && mendOf(issue, { documents, published }) !== null,
    [documents, published, rights.design],
  );
  return {
    isOffered,
    apply: (issues: readonly CheckedIssue[]): void => {
      const operations = mendAll(issues, copy.state().replica);
      if (operations.length > 0 && copy.edit(operations) === null) announce(t('mended', { count: issues.length }));
    },
  };
}
