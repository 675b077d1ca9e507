import type { Call, OfferedAction } from '@inkstone/api';
import type { LocalizedText, Patch } from '@inkstone/schema';
import type { FormPlace } from '../form-place.ts';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work.ts';

export type ActionName = OfferedAction['action'];

/** What the dialogs asked for. */
export interface ActionWords {
  readonly opinion?: string;
  /** Ids of what was uploaded and signed with it. */
  readonly attachments?: readonly string[];
  readonly signature?: string;
  readonly targets?: readonly string[];
  readonly to?: string;
}

/** What a request is made from. */
export interface ActionSources {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly patch: Patch;
  readonly words: ActionWords;
}

export interface ActionRequest {
  readonly call: Call;
  readonly input: Record<string, unknown>;
}

/** What the web client knows of an action; who may do it, and what it means, the server decides. */
export interface ActionFace {
  readonly label: LocalizedText;
  /** `primary` and `usual` are buttons, `rare` stands in the menu. */
  readonly weight: 'primary' | 'usual' | 'rare';
  /** Said after it is done. */
  done(loaded: LoadedForm): LocalizedText;
  /** The whole form is checked in the browser before anything is asked or sent. */
  readonly checksForm?: boolean;
  /** What the dialog asks besides the opinion. Without it, and without an opinion, the action runs at once. */
  readonly asks?: 'target' | 'person' | 'reason' | 'nothing';
  /** What the dialog warns of. */
  readonly warning?: LocalizedText;
  /** Sentences offered for the opinion. */
  readonly phrases?: readonly LocalizedText[];
  request(sources: ActionSources): ActionRequest;
}

export const opinionOf = ({ words: { opinion, attachments, signature } }: ActionSources) => ({
  ...(opinion && { opinion }),
  ...(attachments && { attachments }),
  ...(signature && { signature }),
});
export const reasonOf = ({ words }: ActionSources) => (words.opinion ? { reason: words.opinion } : {});
export const itemOf = ({ loaded }: ActionSources) => ({ workItemId: loaded.workItem?.id ?? '', workItemVersion: loaded.workItem?.version });
export const instanceOf = ({ loaded }: ActionSources) => ({ workflowInstanceId: loaded.workflowInstanceId ?? '' });

/** A write of the form: what the person set, against the version they saw. */
export function writeOf({ place, loaded, patch }: ActionSources): Record<string, unknown> {
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

/** A vote, with what was filled in at this step. */
export function voteOf(sources: ActionSources): Record<string, unknown> {
  const filled = isEmptyPatch(sources.patch) ? {} : { patch: sources.patch, baseVersion: sources.loaded.bizObject.version };
  return { ...itemOf(sources), ...opinionOf(sources), ...filled };
}

/** For actions that always say the same. */
export const says = (zh: string, en: string) => (): LocalizedText => ({ zh, en });
