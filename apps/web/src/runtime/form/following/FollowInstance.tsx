import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formLoad } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { formTexts } from '../form.locale.ts';
import { loadInput, formPath, type FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work/unsaved-work.ts';
import { followedForm } from './followed-form.ts';

interface FollowInstanceProps {
  readonly context: FormContext;
  readonly loaded: LoadedForm;
  readonly form: Form;
  /** The number of changes of the instance. */
  readonly changes: number;
  /** The user's own action is running and shows its result itself. */
  readonly busy: boolean;
  /** Applies the user's changes to the form that is opened next. */
  readonly rebase: (patchOf: (patch: Patch) => Patch) => void;
  /** Called when something changed while the user was editing. */
  readonly onFollowed: (text: string) => void;
}

/** Keeps an open form up to date with its instance: other people's actions, timers, external systems. What was typed stays. */
export function FollowInstance(props: FollowInstanceProps) {
  const { changes, busy } = props;
  const client = useClient();
  const queries = useQueryClient();
  const t = useTexts(formTexts);
  const current = useRef(props);
  const followed = useRef(0);
  const isLoading = useRef(false);

  useEffect(() => {
    current.current = props;
  });
  useEffect(() => {
    const isBehind = () => current.current.changes > followed.current && !current.current.busy;
    const take = (now: LoadedForm): void => {
      const { loaded, form, context, rebase, onFollowed } = current.current;
      const patch = form.patch();
      const next = followedForm(loaded, now, patch);
      rebase(() => next.patch);
      queries.setQueryData(['form', formPath(context)], next.loaded);
      if (!isEmptyPatch(patch)) onFollowed(t('followed'));
    };
    const follow = async (): Promise<void> => {
      isLoading.current = true;
      try {
        while (isBehind()) {
          const upTo = current.current.changes;
          const now = await client.call(formLoad, loadInput(current.current.context));
          if (current.current.busy) return;
          followed.current = upTo;
          take(now);
        }
      } catch {
        // The form stays as it is; the next change or the next action tries again.
        followed.current = current.current.changes;
      } finally {
        isLoading.current = false;
      }
    };
    if (isBehind() && !isLoading.current) void follow();
  }, [changes, busy, client, queries, t]);
  return null;
}
