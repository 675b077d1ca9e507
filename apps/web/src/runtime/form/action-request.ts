import {
  abortInstance,
  formDelete,
  formSave,
  formSubmit,
  forwardWorkItem,
  rejectWorkItem,
  revokeWorkitem,
  updateCirculateReaded,
  workitemAction,
  type Call,
  type OfferedAction,
} from '@inkstone/api';
import type { Patch } from '@inkstone/schema';
import type { FormPlace } from './form-place.ts';
import type { LoadedForm } from './open-form.ts';
import { isEmptyPatch } from './unsaved-work.ts';

export type ActionName = OfferedAction['action'];

/** What the dialogs asked for. */
export interface ActionWords {
  readonly opinion?: string;
  readonly targets?: readonly string[];
  readonly to?: string;
}

export interface ActionRequest {
  readonly call: Call;
  readonly input: Record<string, unknown>;
}

interface Sources {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly patch: Patch;
  readonly words: ActionWords;
}

const opinionOf = ({ words }: Sources) => (words.opinion ? { opinion: words.opinion } : {});
const itemOf = ({ loaded }: Sources) => ({ workItemId: loaded.workItem?.id ?? '', workItemVersion: loaded.workItem?.version });
const instanceOf = ({ loaded }: Sources) => ({ workflowInstanceId: loaded.workflowInstanceId ?? '' });

function writeOf({ place, loaded, patch }: Sources): Record<string, unknown> {
  return {
    schemaCode: loaded.definition.schemaCode,
    formCode: place.kind === 'new' ? place.formCode : loaded.definition.code,
    ...(loaded.workflowCode ? { workflowCode: loaded.workflowCode } : {}),
    ...(loaded.bizObject.id ? { objectId: loaded.bizObject.id } : {}),
    ...(loaded.workItem ? { workItemId: loaded.workItem.id } : {}),
    baseVersion: loaded.bizObject.version,
    patch,
  };
}

/** Which call each action makes; forgetting one does not compile. */
const requests: Readonly<Record<ActionName, (sources: Sources) => ActionRequest>> = {
  Save: (sources) => ({ call: formSave, input: writeOf(sources) }),
  Submit: (sources) => ({
    call: formSubmit,
    input: {
      ...writeOf(sources),
      ...opinionOf(sources),
      ...(sources.loaded.workItem ? { workItemVersion: sources.loaded.workItem.version } : {}),
    },
  }),
  Agree: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), action: 'Agree' } }),
  DisAgree: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), action: 'DisAgree' } }),
  Reject: (sources) => ({
    call: rejectWorkItem,
    input: { ...itemOf(sources), ...opinionOf(sources), activityCodes: sources.words.targets ?? [] },
  }),
  Forward: (sources) => ({ call: forwardWorkItem, input: { ...itemOf(sources), ...opinionOf(sources), to: sources.words.to ?? '' } }),
  Retrieve: (sources) => ({ call: revokeWorkitem, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
  Cancel: (sources) => ({ call: abortInstance, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
  Read: (sources) => ({ call: updateCirculateReaded, input: { workItemIds: [sources.loaded.workItem?.id ?? ''] } }),
  Delete: ({ loaded }) => ({ call: formDelete, input: { schemaCode: loaded.definition.schemaCode, objectId: loaded.bizObject.id ?? '' } }),
};

const reasonOf = ({ words }: Sources) => (words.opinion ? { reason: words.opinion } : {});

function voteOf(sources: Sources): Record<string, unknown> {
  const filled = isEmptyPatch(sources.patch) ? {} : { patch: sources.patch, baseVersion: sources.loaded.bizObject.version };
  return { ...itemOf(sources), ...opinionOf(sources), ...filled };
}

export function actionRequest(action: ActionName, sources: Sources): ActionRequest {
  return requests[action](sources);
}

/** Actions that check the whole form before they ask anything. */
export const needsValidForm = (action: ActionName): boolean => action === 'Submit' || action === 'Agree';
