import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useClient } from '../../platform/platform.ts';
import type { ActionName, ActionWords } from './actions/action-face.ts';
import { actionFaces } from './actions/faces.ts';
import type { FormPlace } from './form-place.ts';
import { shownValues } from './shown-values.ts';
import type { LoadedForm } from './open-form.ts';

/** What an action answered, as far as pages care. */
export interface ActionAnswer {
  readonly objectId?: string;
  readonly workflowInstanceId?: string | null;
}

interface Running {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly form: Form;
  readonly onDone: (action: ActionName, answer: ActionAnswer) => void;
}

/** What was found wrong at the last try, and what of it stands on no field that can be seen. */
export interface RefusedForm {
  readonly issues: readonly Issue[];
  readonly elsewhere: readonly Issue[];
}

const nothingRefused: RefusedForm = { issues: [], elsewhere: [] };

/** Runs one action at a time. A failure keeps everything typed; trying the same again repeats the same idempotency key. */
export function useFormActions({ place, loaded, form, onDone }: Running) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const last = useRef<{ action: ActionName; words: ActionWords } | null>(null);
  const [running, setRunning] = useState<ActionName | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<RefusedForm>(nothingRefused);
  const [isWaiting, setWaiting] = useState(false);

  async function isReady(action: ActionName): Promise<boolean> {
    setWaiting(form.isSettling.peek());
    await form.settled();
    setWaiting(false);
    const found = actionFaces[action].checksForm ? form.validate({ full: true }) : [];
    setRefused({ issues: found, elsewhere: [] });
    return found.length === 0;
  }

  async function send(action: ActionName, words: ActionWords): Promise<void> {
    const request = actionFaces[action].request?.({ place, loaded, patch: form.patch(), words, shown: shownValues(form) });
    if (!request) return;
    const answer = await client.call(request.call, request.input, {
      idempotencyKey: intention.current.keyFor([request.call.path, request.input]),
    });
    intention.current.fulfil();
    onDone(action, (typeof answer === 'object' && answer !== null ? answer : {}) as ActionAnswer);
    await queries.invalidateQueries();
  }

  function keep(reason: unknown): void {
    // An answer settles the wish: whoever tries again means a new one. Without an answer nobody knows, so the key stays.
    if (reason instanceof RequestFailure && reason.kind === 'refused' && reason.status < 500) intention.current.fulfil();
    const issues = issuesOf(reason);
    setRefused({ issues, elsewhere: form.refuse(issues) });
    setFailure(reason);
  }

  async function run(action: ActionName, words: ActionWords = {}): Promise<void> {
    if (running) return;
    last.current = { action, words };
    setRunning(action);
    setFailure(null);
    try {
      if (await isReady(action)) await send(action, words);
    } catch (reason) {
      keep(reason);
    } finally {
      setRunning(null);
    }
  }

  /** The last action once more, with what the person answered since. */
  async function runOn(answers: ActionWords): Promise<void> {
    if (!last.current) return;
    const { action, words } = last.current;
    await run(action, {
      ...words,
      ...answers,
      chosen: { ...words.chosen, ...answers.chosen },
      shown: { ...words.shown, ...answers.shown },
    });
  }

  return { run, runOn, isReady, running, failure, refused, isWaiting, clearFailure: () => setFailure(null) };
}

function issuesOf(reason: unknown): readonly Issue[] {
  if (!(reason instanceof RequestFailure)) return [];
  return (reason.refusal?.issues ?? []).map(({ code, path, params, message }) => ({
    code,
    path,
    params: { ...params, ...(message ? { message } : {}) },
  }));
}
