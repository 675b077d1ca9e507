import type { AddSignSide, Call, OfferedAction } from '@inkstone/api';
import type { FormValues, LocalizedText, Patch } from '@inkstone/schema';
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
  /** People who are drawn in, and how. */
  readonly people?: readonly string[];
  readonly side?: AddSignSide;
  readonly vote?: 'all' | 'any' | 'sequential';
  readonly waits?: boolean;
  /** Sending back: how the resubmit goes. */
  readonly resubmit?: 'direct' | 'through';
  /** People chosen for activities to come, by activity. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  /** Goes on although nobody is chosen. */
  readonly confirm?: boolean;
  /** Worked out values the person has been told of since. */
  readonly shown?: Readonly<Record<string, unknown>>;
  /** How the flow is led by hand. */
  readonly steering?: Steering;
}

export interface Steering {
  readonly activityCode?: string;
  /** Chosen now. */
  readonly people?: readonly string[];
  /** Who was there before. */
  readonly before?: readonly string[];
}

/** What the dialog of an action that leads the flow by hand asks. */
export interface SteeringFace {
  /** Which activities are offered; unset: none is asked for. */
  readonly activity?: 'active' | 'in-branch' | 'to-come' | 'any';
  readonly people?: 'some' | 'any-number' | 'one';
}

/** What a request is made from. */
export interface ActionSources {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly patch: Patch;
  readonly words: ActionWords;
  /** Worked out values as the person sees them. */
  readonly shown: FormValues;
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
  readonly asks?: 'target' | 'person' | 'people' | 'reason' | 'nothing';
  /** Of asked people: what else there is to choose. */
  readonly asksOfPeople?: 'side' | 'waits';
  /** What the words are called where they are no opinion. */
  readonly wordsLabel?: LocalizedText;
  /** The person goes on working where they are. */
  readonly stays?: boolean;
  /** It leads the flow by hand. */
  readonly steers?: SteeringFace;
  /** What the dialog warns of. */
  readonly warning?: LocalizedText | ((loaded: LoadedForm) => LocalizedText);
  /** Sentences offered for the opinion. */
  readonly phrases?: readonly LocalizedText[];
  /** Where it leads without asking the server; what was typed is given up. Every other action has a request. */
  opens?(loaded: LoadedForm): FormPlace;
  /** Another page about what is open; whatever was typed is kept. */
  leadsTo?(place: FormPlace): string;
  /** It makes another form, and nothing of this one is decided. */
  readonly makesAnother?: boolean;
  /** A fresh form of the same kind is opened after it. */
  readonly beginsAnew?: boolean;
  request?(sources: ActionSources): ActionRequest;
}

export const opinionOf = ({ words: { opinion, attachments, signature } }: ActionSources) => ({
  ...(opinion && { opinion }),
  ...(attachments && { attachments }),
  ...(signature && { signature }),
});
/** What goes with an action that leads on. */
export const choiceOf = ({ words: { chosen, confirm, shown: told }, shown }: ActionSources) => ({
  ...(chosen && { chosen }),
  ...(confirm && { confirm }),
  ...(Object.keys(shown).length > 0 && { shown: { ...shown, ...told } }),
});
export const reasonOf = ({ words }: ActionSources) => (words.opinion ? { reason: words.opinion } : {});
export const itemOf = ({ loaded }: ActionSources) => ({ workItemId: loaded.workItem?.id ?? '', workItemVersion: loaded.workItem?.version });
export const recordOf = ({ definition, bizObject }: LoadedForm) => ({ schemaCode: definition.schemaCode, objectId: bizObject.id ?? '' });
export const instanceOf = ({ loaded }: ActionSources) => ({ workflowInstanceId: loaded.workflowInstanceId ?? '' });

export const steeredActivityOf = ({ words }: ActionSources) => ({ activityCode: words.steering?.activityCode ?? '' });

/** A write of the form: what the person set, against the version they saw. */
export function writeOf({ place, loaded, patch }: ActionSources): Record<string, unknown> {
  return {
    schemaCode: loaded.definition.schemaCode,
    formCode: place.kind === 'new' ? place.formCode : loaded.definition.code,
    ...(place.kind === 'new' && place.principalId ? { principalId: place.principalId } : {}),
    ...(loaded.workflowCode ? { workflowCode: loaded.workflowCode } : {}),
    ...(loaded.bizObject.id ? { objectId: loaded.bizObject.id } : {}),
    ...(loaded.workItem ? { workItemId: loaded.workItem.id } : {}),
    baseVersion: loaded.bizObject.version,
    patch,
  };
}

/** A vote, or handing on, with what was filled in at this step. */
export function voteOf(sources: ActionSources): Record<string, unknown> {
  const filled = isEmptyPatch(sources.patch) ? {} : { patch: sources.patch, baseVersion: sources.loaded.bizObject.version };
  return { ...itemOf(sources), ...opinionOf(sources), ...filled };
}

/** The same with the people who are drawn in. */
export function askingOf(sources: ActionSources): Record<string, unknown> {
  return { ...voteOf(sources), people: sources.words.people ?? [] };
}

/** For actions that always say the same. */
export const says = (zh: string, en: string) => (): LocalizedText => ({ zh, en });
