import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { checkWorkflowDefinition, type LocalizedWorkflowIssue, type WorkflowDetails } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { playTexts } from './play.locale.ts';
import { workflowInFile } from './read-draft.ts';
import styles from './play.module.css';

const sizeAtMostMb = 5;

/** An unpublished workflow with its issues. */
export interface CheckedDraft {
  readonly name: string;
  readonly definition: WorkflowDefinition;
  readonly issues: readonly LocalizedWorkflowIssue[];
  readonly details: WorkflowDetails;
}

interface DraftChoiceProps {
  readonly workflowCode: string;
  readonly draft: CheckedDraft | null;
  readonly onDraft: (draft: CheckedDraft | null) => void;
}

/** Why a file could not be checked, as a message. */
class NotChecked extends Error {}

/** Checks a workflow file as publishing would, without storing it. */
export function DraftChoice({ workflowCode, draft, onDraft }: DraftChoiceProps) {
  const t = useTexts(playTexts);
  const failureText = useFailureText();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({
    mutationFn: async (file: File): Promise<CheckedDraft> => {
      const definition = await read(file);
      const { findings: issues, details } = await client.call(checkWorkflowDefinition, { workflowCode, definition });
      return { name: file.name, definition, issues, details };
    },
    onSuccess: onDraft,
  });

  async function read(file: File): Promise<WorkflowDefinition> {
    if (file.size > sizeAtMostMb * 1024 * 1024) throw new NotChecked(t('tooLarge', { name: file.name, size: sizeAtMostMb }));
    let content: unknown;
    try {
      content = JSON.parse(await file.text());
    } catch {
      throw new NotChecked(t('notJson', { name: file.name }));
    }
    const definition = workflowInFile(content, workflowCode);
    if (!definition) throw new NotChecked(t('notThere', { name: file.name, code: workflowCode }));
    return definition;
  }

  return (
    <div className={styles.draft}>
      <Button loading={check.isPending} onClick={() => input.current?.click()}>
        {t('draft')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('draft')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) check.mutate(file);
        }}
      />
      {draft ? (
        <>
          <p role="status">{t('draftShown', { name: draft.name })}</p>
          <Button onClick={() => (check.reset(), onDraft(null))}>{t('published')}</Button>
        </>
      ) : (
        <p className="ink-muted ink-small">{t('draftHint')}</p>
      )}
      {check.isError ? (
        <p role="alert" className={styles.problem}>
          {check.error instanceof NotChecked ? check.error.message : failureText(check.error)}
        </p>
      ) : null}
    </div>
  );
}
