import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { formLoad } from '@inkstone/api/routes';
import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { onLiveEvent } from '../../../platform/live/live-listeners.ts';
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
  /** The person is doing something themselves; what it brings is shown by it. */
  readonly busy: boolean;
  /** Gives what was typed to the form that is opened next. */
  readonly rebase: (patchOf: (patch: Patch) => Patch) => void;
  /** Something changed under somebody's hands. */
  readonly onFollowed: (said: string) => void;
}

/** Keeps an open form at where its instance is: others act, time passes, systems answer. What was typed stays. */
export function FollowInstance(props: FollowInstanceProps) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useTexts(formTexts);
  const current = useRef(props);
  useEffect(() => void (current.current = props));
  const missed = useRef(false);
  const loading = useRef(false);

  const follow = useCallback(async (): Promise<void> => {
    missed.current = true;
    if (loading.current) return;
    loading.current = true;
    try {
      while (missed.current && !current.current.busy) {
        missed.current = false;
        const { place } = current.current;
        const now = await client.call(formLoad, loadInput(place));
        const { loaded, form, rebase, onFollowed, busy } = current.current;
        if (busy) return void (missed.current = true);
        const patch = form.patch();
        const followed = followedForm(loaded, now, patch);
        rebase(() => followed.patch);
        queries.setQueryData(['form', placePath(place)], followed.loaded);
        if (!isEmptyPatch(patch)) onFollowed(t('followed'));
      }
    } catch {
      // It stays as it is; the next event, or the next action, asks again.
    } finally {
      loading.current = false;
    }
  }, [client, queries, t]);

  const { workflowInstanceId } = props.loaded;
  useEffect(
    () =>
      onLiveEvent((event) => {
        const isMine = event.kind === 'instance-changed' && event.workflowInstanceId === workflowInstanceId;
        if (isMine || event.kind === 'resync') void follow();
      }),
    [follow, workflowInstanceId],
  );
  useEffect(() => {
    if (!props.busy && missed.current) void follow();
  }, [follow, props.busy]);
  return null;
}
