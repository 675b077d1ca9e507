import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useClient } from '../../platform/platform.ts';
import type { ActionName, ActionDetails } from './actions/action-view.ts';
import { actionViews } from './actions/views.ts';
import type { FormContext } from './form-context.ts';
import { shownValues } from './values/shown-values.ts';
import type { LoadedForm } from './open-form.ts';

/** The parts of an action's response that pages use. */
export interface ActionAnswer {
  readonly objectId?: string;
  readonly workflowInstanceId?: string | null;
}

interface Running {
  readonly context: FormContext;
  readonly loaded: LoadedForm;
  readonly form: Form;
  readonly onDone: (action: ActionName, answer: ActionAnswer) => void;
}

/** The issues of the last attempt, and those of them that no visible field shows. */
export interface RefusedForm {
  readonly issues: readonly Issue[];
  readonly elsewhere: readonly Issue[];
}

const nothingRefused: RefusedForm = { issues: [], elsewhere: [] };

/** Runs one action at a time. A failure keeps everything typed; repeating the same action repeats the same idempotency key. */
export function useFormActions({ context, loaded, form, onDone }: Running) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const last = useRef<{ action: ActionName; details: ActionDetails } | null>(null);
  const [running, setRunning] = useState<ActionName | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<RefusedForm>(nothingRefused);
  const [isWaiting, setWaiting] = useState(false);

  async function isReady(action: ActionName): Promise<boolean> {
    setWaiting(form.isSettling.peek());
    await form.settled();
    setWaiting(false);
    const found = actionViews[action].checksForm ? form.validate({ full: true }) : [];
    setRefused({ issues: found, elsewhere: [] });
    return found.length === 0;
  }

  async function send(action: ActionName, details: ActionDetails): Promise<void> {
    const request = actionViews[action].request?.({ context, loaded, patch: form.patch(), details, shown: shownValues(form) });
    if (!request) return;
    const answer = await client.call(request.call, request.input, {
      idempotencyKey: intention.current.keyFor([request.call.path, request.input]),
    });
    intention.current.fulfil();
    onDone(action, (typeof answer === 'object' && answer !== null ? answer : {}) as ActionAnswer);
    await queries.invalidateQueries();
  }

  function keep(reason: unknown): void {
    // A response settles the request, so that the next attempt is a new one. Without a response the outcome is unknown, so the key is kept.
    if (reason instanceof RequestFailure && reason.kind === 'refused' && reason.status < 500) intention.current.fulfil();
    const issues = issuesOf(reason);
    setRefused({ issues, elsewhere: form.setServerIssues(issues) });
    setFailure(reason);
  }

  async function run(action: ActionName, details: ActionDetails = {}): Promise<void> {
    if (running) return;
    last.current = { action, details };
    setRunning(action);
    setFailure(null);
    try {
      if (await isReady(action)) await send(action, details);
    } catch (reason) {
      keep(reason);
    } finally {
      setRunning(null);
    }
  }

  /** Repeats the last action with the user's answers. */
  async function runOn(answers: ActionDetails): Promise<void> {
    if (!last.current) return;
    const { action, details } = last.current;
    await run(action, {
      ...details,
      ...answers,
      chosen: { ...details.chosen, ...answers.chosen },
      shown: { ...details.shown, ...answers.shown },
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
