import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formLoad } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { formTexts } from '../form.locale.ts';
import { loadInput, placePath, type FormPlace } from '../form-place.ts';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work.ts';
import { followedForm } from './followed-form.ts';

interface FollowInstanceProps {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly form: Form;
  /** How often something happened to the instance. */
  readonly changes: number;
  /** The person is doing something themselves; what it brings is shown by it. */
  readonly busy: boolean;
  /** Gives what was typed to the form that is opened next. */
  readonly rebase: (patchOf: (patch: Patch) => Patch) => void;
  /** Something changed under somebody's hands. */
  readonly onFollowed: (said: string) => void;
}

/** Keeps an open form at where its instance is: others act, time passes, systems answer. What was typed stays. */
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
      const { loaded, form, place, rebase, onFollowed } = current.current;
      const patch = form.patch();
      const next = followedForm(loaded, now, patch);
      rebase(() => next.patch);
      queries.setQueryData(['form', placePath(place)], next.loaded);
      if (!isEmptyPatch(patch)) onFollowed(t('followed'));
    };
    const follow = async (): Promise<void> => {
      isLoading.current = true;
      try {
        while (isBehind()) {
          const upTo = current.current.changes;
          const now = await client.call(formLoad, loadInput(current.current.place));
          if (current.current.busy) return;
          followed.current = upTo;
          take(now);
        }
      } catch {
        // It stays as it is; the next thing that happens, or the next action, asks again.
        followed.current = current.current.changes;
      } finally {
        isLoading.current = false;
      }
    };
    if (isBehind() && !isLoading.current) void follow();
  }, [changes, busy, client, queries, t]);
  return null;
}
